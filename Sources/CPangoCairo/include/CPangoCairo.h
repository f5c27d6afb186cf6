#ifndef ICALGRID_CPANGOCAIRO_H
#define ICALGRID_CPANGOCAIRO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Pango and Cairo, found when a page is asked for and not before: a month on a terminal must not load them. Their functions
// are looked up by name and their few types declared here, so that building needs neither their headers nor their libraries.

/// Loads the libraries, once. `NULL` where they are there, else the name of the library or function that is missing.
const char *ig_print_load(void);

/// The number of font families that there are to draw with.
int ig_print_font_family_count(void);

/// A drawing in the making: pages of a PDF, or one picture. Lengths are points from the top left corner.
typedef struct ig_print ig_print;

typedef enum ig_print_weight { IG_PRINT_LIGHT, IG_PRINT_REGULAR, IG_PRINT_MEDIUM, IG_PRINT_BOLD } ig_print_weight;

typedef enum ig_print_alignment { IG_PRINT_LEFT, IG_PRINT_CENTER, IG_PRINT_RIGHT } ig_print_alignment;

/// A PDF whose pages have that size. `created` is ISO 8601 in UTC.
ig_print *ig_print_pdf(double width, double height, const char *title, const char *created, const char *language);

/// A picture of so many pixels, white, drawn at `scale` pixels a point.
ig_print *ig_print_image(int width, int height, double scale, const char *language);

/// Nothing to draw on: for measuring alone.
ig_print *ig_print_measure(const char *language);

/// Whether anything has failed since the beginning, such as memory running short.
bool ig_print_failed(ig_print *print);

void ig_print_free(ig_print *print);

/// The width of a text in ems.
double ig_print_text_width(ig_print *print, const char *text, int length, ig_print_weight weight);

/// One line of text, of UTF-8 without line ends.
typedef struct ig_print_text {
  const char *text;
  int length;
  /// The box: the text stands at its left, middle or right, and is cut with an ellipsis where `is_cut`.
  double x, width;
  double baseline;
  double size;
  ig_print_weight weight;
  ig_print_alignment alignment;
  double red, green, blue;
  bool is_struck, is_cut;
  /// Whether something in it is an emoji, which a PDF takes as a picture.
  bool has_emoji;
} ig_print_text;

void ig_print_draw_text(ig_print *print, const ig_print_text *text);

/// A filled box with rounded corners, and a line around or across.
void ig_print_fill(ig_print *print, double x, double y, double width, double height, double radius, double red,
                   double green, double blue);
void ig_print_stroke(ig_print *print, double x, double y, double width, double height, double radius, double line,
                     bool is_dashed, double red, double green, double blue);

/// What follows is drawn lower by so much: for the pages of a picture, one under the other.
void ig_print_move_down(ig_print *print, double distance);

/// A link over a box of the page; the address has no apostrophe and no backslash.
void ig_print_link(ig_print *print, double x, double y, double width, double height, const char *address);

/// An entry of the outline that leads to a page, from 1.
void ig_print_outline(ig_print *print, const char *name, int page);

/// Ends a page of a PDF.
void ig_print_end_page(ig_print *print);

/// Ends the drawing; the bytes of the file belong to the drawing. `NULL` where it failed.
const uint8_t *ig_print_finish(ig_print *print, size_t *size);

#endif
