#include "CPangoCairo.h"

#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The types of Cairo 1.16, Pango 1.50 and GObject 2 that are touched: all of them opaque but for the beginnings of three
// structures, which have been the same since Pango 1.0.

typedef struct _cairo cairo_t;
typedef struct _cairo_surface cairo_surface_t;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoContext PangoContext;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoFontFamily PangoFontFamily;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoAttrList PangoAttrList;
typedef struct _PangoAttribute PangoAttribute;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoLayoutIter PangoLayoutIter;
typedef struct _PangoGlyphString PangoGlyphString;
typedef struct _cairo_font_options cairo_font_options_t;

typedef struct {
  int offset, length;
} PangoItem;

typedef struct {
  PangoItem *item;
  PangoGlyphString *glyphs;
} PangoGlyphItem;

typedef struct {
  int x, y, width, height;
} PangoRectangle;

typedef int (*cairo_write_t)(void *closure, const unsigned char *data, unsigned int length);

enum { PANGO_SCALE = 1024, PANGO_ELLIPSIZE_NONE = 0, PANGO_ELLIPSIZE_END = 3 };
enum { CAIRO_FORMAT_ARGB32 = 0, CAIRO_STATUS_SUCCESS = 0, CAIRO_STATUS_WRITE_ERROR = 11 };
enum { CAIRO_PDF_METADATA_TITLE = 0, CAIRO_PDF_METADATA_CREATOR = 4, CAIRO_PDF_METADATA_CREATE_DATE = 5 };
enum { CAIRO_HINT_STYLE_NONE = 1, CAIRO_HINT_METRICS_OFF = 1, CAIRO_ANTIALIAS_GRAY = 2 };

// Each function: its result, its name, its parameters. One list declares the pointers and looks them up.

#define CAIRO_FUNCTIONS(F)                                                                                             \
  F(cairo_t *, cairo_create, (cairo_surface_t *))                                                                      \
  F(void, cairo_destroy, (cairo_t *))                                                                                  \
  F(int, cairo_status, (cairo_t *))                                                                                    \
  F(void, cairo_save, (cairo_t *))                                                                                     \
  F(void, cairo_restore, (cairo_t *))                                                                                  \
  F(void, cairo_scale, (cairo_t *, double, double))                                                                    \
  F(void, cairo_translate, (cairo_t *, double, double))                                                                \
  F(void, cairo_set_source_rgb, (cairo_t *, double, double, double))                                                   \
  F(void, cairo_set_source_surface, (cairo_t *, cairo_surface_t *, double, double))                                    \
  F(void, cairo_set_line_width, (cairo_t *, double))                                                                   \
  F(void, cairo_set_dash, (cairo_t *, const double *, int, double))                                                    \
  F(void, cairo_new_path, (cairo_t *))                                                                                 \
  F(void, cairo_move_to, (cairo_t *, double, double))                                                                  \
  F(void, cairo_line_to, (cairo_t *, double, double))                                                                  \
  F(void, cairo_arc, (cairo_t *, double, double, double, double, double))                                              \
  F(void, cairo_close_path, (cairo_t *))                                                                               \
  F(void, cairo_rectangle, (cairo_t *, double, double, double, double))                                                \
  F(void, cairo_fill, (cairo_t *))                                                                                     \
  F(void, cairo_stroke, (cairo_t *))                                                                                   \
  F(void, cairo_paint, (cairo_t *))                                                                                    \
  F(void, cairo_show_page, (cairo_t *))                                                                                \
  F(void, cairo_tag_begin, (cairo_t *, const char *, const char *))                                                    \
  F(void, cairo_tag_end, (cairo_t *, const char *))                                                                    \
  F(void, cairo_surface_finish, (cairo_surface_t *))                                                                   \
  F(void, cairo_surface_destroy, (cairo_surface_t *))                                                                  \
  F(int, cairo_surface_status, (cairo_surface_t *))                                                                    \
  F(void, cairo_surface_set_device_scale, (cairo_surface_t *, double, double))                                         \
  F(int, cairo_surface_write_to_png_stream, (cairo_surface_t *, cairo_write_t, void *))                                \
  F(cairo_surface_t *, cairo_image_surface_create, (int, int, int))                                                    \
  F(cairo_surface_t *, cairo_pdf_surface_create_for_stream, (cairo_write_t, void *, double, double))                   \
  F(void, cairo_pdf_surface_set_metadata, (cairo_surface_t *, int, const char *))                                      \
  F(int, cairo_pdf_surface_add_outline, (cairo_surface_t *, int, const char *, const char *, int))                     \
  F(cairo_font_options_t *, cairo_font_options_create, (void))                                                         \
  F(void, cairo_font_options_destroy, (cairo_font_options_t *))                                                        \
  F(void, cairo_font_options_set_hint_style, (cairo_font_options_t *, int))                                            \
  F(void, cairo_font_options_set_hint_metrics, (cairo_font_options_t *, int))                                          \
  F(void, cairo_font_options_set_antialias, (cairo_font_options_t *, int))

#define GOBJECT_FUNCTIONS(F) F(void, g_object_unref, (void *))

#define GLIB_FUNCTIONS(F) F(void, g_free, (void *))

#define PANGO_FUNCTIONS(F)                                                                                             \
  F(PangoFontDescription *, pango_font_description_new, (void))                                                        \
  F(void, pango_font_description_free, (PangoFontDescription *))                                                       \
  F(void, pango_font_description_set_family, (PangoFontDescription *, const char *))                                   \
  F(void, pango_font_description_set_absolute_size, (PangoFontDescription *, double))                                  \
  F(void, pango_font_description_set_weight, (PangoFontDescription *, int))                                            \
  F(void, pango_layout_set_font_description, (PangoLayout *, const PangoFontDescription *))                            \
  F(void, pango_layout_set_text, (PangoLayout *, const char *, int))                                                   \
  F(void, pango_layout_set_width, (PangoLayout *, int))                                                                \
  F(void, pango_layout_set_ellipsize, (PangoLayout *, int))                                                            \
  F(void, pango_layout_set_single_paragraph_mode, (PangoLayout *, int))                                                \
  F(void, pango_layout_set_attributes, (PangoLayout *, PangoAttrList *))                                               \
  F(void, pango_layout_get_size, (PangoLayout *, int *, int *))                                                        \
  F(int, pango_layout_get_baseline, (PangoLayout *))                                                                   \
  F(PangoLayoutIter *, pango_layout_get_iter, (PangoLayout *))                                                         \
  F(void, pango_layout_iter_free, (PangoLayoutIter *))                                                                 \
  F(PangoGlyphItem *, pango_layout_iter_get_run_readonly, (PangoLayoutIter *))                                         \
  F(void, pango_layout_iter_get_run_extents, (PangoLayoutIter *, PangoRectangle *, PangoRectangle *))                  \
  F(int, pango_layout_iter_next_run, (PangoLayoutIter *))                                                              \
  F(const char *, pango_layout_get_text, (PangoLayout *))                                                              \
  F(PangoAttrList *, pango_attr_list_new, (void))                                                                      \
  F(void, pango_attr_list_unref, (PangoAttrList *))                                                                    \
  F(void, pango_attr_list_insert, (PangoAttrList *, PangoAttribute *))                                                 \
  F(PangoAttribute *, pango_attr_strikethrough_new, (int))                                                             \
  F(PangoLanguage *, pango_language_from_string, (const char *))                                                       \
  F(void, pango_context_set_language, (PangoContext *, PangoLanguage *))                                               \
  F(void, pango_context_set_round_glyph_positions, (PangoContext *, int))                                              \
  F(void, pango_font_map_list_families, (PangoFontMap *, PangoFontFamily ***, int *))                                  \
  F(const char *, pango_font_family_get_name, (PangoFontFamily *))                                                     \
  F(PangoContext *, pango_font_map_create_context, (PangoFontMap *))                                                   \
  F(PangoLayout *, pango_layout_new, (PangoContext *))

#define PANGOCAIRO_FUNCTIONS(F)                                                                                        \
  F(PangoFontMap *, pango_cairo_font_map_get_default, (void))                                                          \
  F(void, pango_cairo_context_set_font_options, (PangoContext *, const cairo_font_options_t *))                        \
  F(void, pango_cairo_context_set_resolution, (PangoContext *, double))                                                \
  F(void, pango_cairo_show_layout, (cairo_t *, PangoLayout *))                                                         \
  F(void, pango_cairo_show_glyph_item, (cairo_t *, const char *, PangoGlyphItem *))

#define DECLARE(result, name, parameters) static result(*name) parameters;
CAIRO_FUNCTIONS(DECLARE)
GOBJECT_FUNCTIONS(DECLARE)
GLIB_FUNCTIONS(DECLARE)
PANGO_FUNCTIONS(DECLARE)
PANGOCAIRO_FUNCTIONS(DECLARE)

#ifdef __APPLE__
static const char *const folders[] = {"", "/opt/homebrew/lib/", "/usr/local/lib/", "/opt/local/lib/", NULL};
#define LIBRARY(stem, version) "lib" stem "." version ".dylib"
#else
static const char *const folders[] = {"", NULL};
#define LIBRARY(stem, version) "lib" stem ".so." version
#endif

static void *open_library(const char *name) {
  for (int place = 0; folders[place]; place++) {
    char path[128];
    snprintf(path, sizeof path, "%s%s", folders[place], name);
    void *library = dlopen(path, RTLD_NOW | RTLD_GLOBAL);
    if (library) return library;
  }
  return NULL;
}

const char *ig_print_load(void) {
  static bool is_loaded;
  if (is_loaded) return NULL;
  void *library;
#define FIND(result, name, parameters)                                                                                 \
  *(void **)&name = dlsym(library, #name);                                                                             \
  if (!name) return #name;
#define LOAD(name, functions)                                                                                          \
  library = open_library(name);                                                                                        \
  if (!library) return name;                                                                                           \
  functions(FIND)
  LOAD(LIBRARY("cairo", "2"), CAIRO_FUNCTIONS)
  LOAD(LIBRARY("glib-2.0", "0"), GLIB_FUNCTIONS)
  LOAD(LIBRARY("gobject-2.0", "0"), GOBJECT_FUNCTIONS)
  LOAD(LIBRARY("pango-1.0", "0"), PANGO_FUNCTIONS)
  LOAD(LIBRARY("pangocairo-1.0", "0"), PANGOCAIRO_FUNCTIONS)
  is_loaded = true;
  return NULL;
}

int ig_print_font_family_count(void) {
  PangoFontFamily **families = NULL;
  int count = 0;
  pango_font_map_list_families(pango_cairo_font_map_get_default(), &families, &count);
  // Pango lists these names always: they stand for whatever there is.
  static const char *const aliases[] = {"Sans", "Serif", "Monospace", "System-ui"};
  int real = count;
  for (int place = 0; place < count; place++) {
    const char *name = pango_font_family_get_name(families[place]);
    for (int alias = 0; alias < 4; alias++) real -= !strcmp(name, aliases[alias]);
  }
  g_free(families);
  return real;
}

// The bytes of a file as they are written.
typedef struct {
  uint8_t *bytes;
  size_t size, capacity;
  bool has_failed;
} buffer;

static int append(void *closure, const unsigned char *data, unsigned int length) {
  buffer *file = closure;
  if (file->size + length > file->capacity) {
    size_t capacity = (file->size + length) * 2;
    uint8_t *bytes = realloc(file->bytes, capacity);
    if (!bytes) {
      file->has_failed = true;
      return CAIRO_STATUS_WRITE_ERROR;
    }
    file->bytes = bytes;
    file->capacity = capacity;
  }
  memcpy(file->bytes + file->size, data, length);
  file->size += length;
  return CAIRO_STATUS_SUCCESS;
}

// An emoji as a picture, kept so that a PDF holds each once.
typedef struct picture {
  struct picture *next;
  cairo_surface_t *surface;
  double size;
  int length;
  char text[];
} picture;

struct ig_print {
  cairo_surface_t *surface;
  cairo_t *cairo;
  PangoContext *context;
  PangoLayout *layout;
  PangoFontDescription *fonts[4];
  PangoAttrList *struck;
  picture *pictures;
  buffer file;
  bool is_pdf;
};

static const int weights[] = {300, 400, 500, 700};

// Size 1,000 for measuring, so that nothing is rounded.
enum { MEASURING_SIZE = 1000 };

static ig_print *make(cairo_surface_t *surface, double scale, const char *language) {
  ig_print *print = calloc(1, sizeof *print);
  if (!print) return NULL;
  print->surface = surface;
  if (surface) {
    print->cairo = cairo_create(surface);
    cairo_scale(print->cairo, scale, scale);
  }
  print->context = pango_font_map_create_context(pango_cairo_font_map_get_default());
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options(print->context, options);
  cairo_font_options_destroy(options);
  pango_cairo_context_set_resolution(print->context, 72);
  pango_context_set_language(print->context, pango_language_from_string(language));
  pango_context_set_round_glyph_positions(print->context, 0);
  print->layout = pango_layout_new(print->context);
  pango_layout_set_single_paragraph_mode(print->layout, 1);
  for (int place = 0; place < 4; place++) {
    print->fonts[place] = pango_font_description_new();
    pango_font_description_set_family(print->fonts[place], "Noto Sans,Inter,Helvetica Neue,Liberation Sans,DejaVu Sans,Sans");
    pango_font_description_set_weight(print->fonts[place], weights[place]);
  }
  print->struck = pango_attr_list_new();
  pango_attr_list_insert(print->struck, pango_attr_strikethrough_new(1));
  return print;
}

ig_print *ig_print_measure(const char *language) { return make(NULL, 1, language); }

ig_print *ig_print_pdf(double width, double height, const char *title, const char *created, const char *language) {
  // The surface writes into the drawing, which must be there first.
  ig_print *print = make(NULL, 1, language);
  if (!print) return NULL;
  print->is_pdf = true;
  print->surface = cairo_pdf_surface_create_for_stream(append, &print->file, width, height);
  cairo_pdf_surface_set_metadata(print->surface, CAIRO_PDF_METADATA_TITLE, title);
  cairo_pdf_surface_set_metadata(print->surface, CAIRO_PDF_METADATA_CREATOR, "icalgrid");
  cairo_pdf_surface_set_metadata(print->surface, CAIRO_PDF_METADATA_CREATE_DATE, created);
  print->cairo = cairo_create(print->surface);
  return print;
}

ig_print *ig_print_image(int width, int height, double scale, const char *language) {
  ig_print *print = make(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height), scale, language);
  if (!print) return NULL;
  cairo_set_source_rgb(print->cairo, 1, 1, 1);
  cairo_paint(print->cairo);
  return print;
}

bool ig_print_failed(ig_print *print) {
  return print->file.has_failed || (print->surface && cairo_surface_status(print->surface) != CAIRO_STATUS_SUCCESS) ||
         (print->cairo && cairo_status(print->cairo) != CAIRO_STATUS_SUCCESS);
}

void ig_print_free(ig_print *print) {
  while (print->pictures) {
    picture *next = print->pictures->next;
    cairo_surface_destroy(print->pictures->surface);
    free(print->pictures);
    print->pictures = next;
  }
  if (print->cairo) cairo_destroy(print->cairo);
  if (print->surface) cairo_surface_destroy(print->surface);
  pango_attr_list_unref(print->struck);
  for (int place = 0; place < 4; place++) pango_font_description_free(print->fonts[place]);
  g_object_unref(print->layout);
  g_object_unref(print->context);
  free(print->file.bytes);
  free(print);
}

static void set_font(ig_print *print, ig_print_weight weight, double size) {
  pango_font_description_set_absolute_size(print->fonts[weight], size * PANGO_SCALE);
  pango_layout_set_font_description(print->layout, print->fonts[weight]);
}

double ig_print_text_width(ig_print *print, const char *text, int length, ig_print_weight weight) {
  set_font(print, weight, MEASURING_SIZE);
  pango_layout_set_attributes(print->layout, NULL);
  pango_layout_set_width(print->layout, -1);
  pango_layout_set_text(print->layout, text, length);
  int width = 0;
  pango_layout_get_size(print->layout, &width, NULL);
  return (double)width / PANGO_SCALE / MEASURING_SIZE;
}

// Whether a run is a coloured picture: a pictograph, one of the older signs that are emoji of themselves, or what a variation
// selector makes one. Pango gives emoji runs of their own.
static bool is_emoji(const char *text, int length) {
  static const uint16_t signs[][2] = {
      {0x231A, 0x231B}, {0x23E9, 0x23EC}, {0x23F0, 0x23F0}, {0x23F3, 0x23F3}, {0x25FD, 0x25FE}, {0x2614, 0x2615},
      {0x2648, 0x2653}, {0x267F, 0x267F}, {0x2693, 0x2693}, {0x26A1, 0x26A1}, {0x26AA, 0x26AB}, {0x26BD, 0x26BE},
      {0x26C4, 0x26C5}, {0x26CE, 0x26CE}, {0x26D4, 0x26D4}, {0x26EA, 0x26EA}, {0x26F2, 0x26F3}, {0x26F5, 0x26F5},
      {0x26FA, 0x26FA}, {0x26FD, 0x26FD}, {0x2705, 0x2705}, {0x270A, 0x270B}, {0x2728, 0x2728}, {0x274C, 0x274C},
      {0x274E, 0x274E}, {0x2753, 0x2755}, {0x2757, 0x2757}, {0x2795, 0x2797}, {0x27B0, 0x27B0}, {0x27BF, 0x27BF},
      {0x2B1B, 0x2B1C}, {0x2B50, 0x2B50}, {0x2B55, 0x2B55}};
  const unsigned char *bytes = (const unsigned char *)text;
  for (int place = 0; place + 2 < length; place++) {
    if (bytes[place] == 0xF0 && bytes[place + 1] == 0x9F) return true;
    if ((bytes[place] & 0xF0) != 0xE0) continue;
    unsigned scalar = (bytes[place] & 0x0Fu) << 12 | (bytes[place + 1] & 0x3Fu) << 6 | (bytes[place + 2] & 0x3Fu);
    if (scalar == 0xFE0F) return true;
    for (size_t range = 0; range < sizeof signs / sizeof *signs; range++) {
      if (signs[range][0] <= scalar && scalar <= signs[range][1]) return true;
    }
  }
  return false;
}

enum { PICTURE_SCALE = 6 };

static cairo_surface_t *picture_of(ig_print *print, const char *text, PangoGlyphItem *run, double size,
                                   double ascent, double width, double height) {
  int length = run->item->length;
  const char *part = text + run->item->offset;
  for (picture *known = print->pictures; known; known = known->next) {
    if (known->size == size && known->length == length && !memcmp(known->text, part, length)) return known->surface;
  }
  picture *made = malloc(sizeof *made + length);
  if (!made) return NULL;
  made->next = print->pictures;
  made->size = size;
  made->length = length;
  memcpy(made->text, part, length);
  made->surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)ceil(width * PICTURE_SCALE) + 1,
                                             (int)ceil(height * PICTURE_SCALE) + 1);
  cairo_surface_set_device_scale(made->surface, PICTURE_SCALE, PICTURE_SCALE);
  cairo_t *cairo = cairo_create(made->surface);
  cairo_move_to(cairo, 0, ascent);
  pango_cairo_show_glyph_item(cairo, text, run);
  cairo_destroy(cairo);
  print->pictures = made;
  return made->surface;
}

// Text whose emoji are painted as pictures: as glyphs, a PDF would hold them with 72 dots an inch.
static void show_with_pictures(ig_print *print, double x, double baseline, double size) {
  const char *text = pango_layout_get_text(print->layout);
  PangoLayoutIter *iterator = pango_layout_get_iter(print->layout);
  do {
    PangoGlyphItem *run = pango_layout_iter_get_run_readonly(iterator);
    if (!run) continue;
    PangoRectangle box;
    pango_layout_iter_get_run_extents(iterator, NULL, &box);
    double left = x + (double)box.x / PANGO_SCALE;
    double width = (double)box.width / PANGO_SCALE;
    double height = (double)box.height / PANGO_SCALE;
    double ascent = (double)(pango_layout_get_baseline(print->layout) - box.y) / PANGO_SCALE;
    cairo_surface_t *surface = is_emoji(text + run->item->offset, run->item->length)
                                   ? picture_of(print, text, run, size, ascent, width, height)
                                   : NULL;
    if (surface) {
      cairo_save(print->cairo);
      cairo_set_source_surface(print->cairo, surface, left, baseline - ascent);
      cairo_paint(print->cairo);
      cairo_restore(print->cairo);
    } else {
      cairo_move_to(print->cairo, left, baseline);
      pango_cairo_show_glyph_item(print->cairo, text, run);
    }
  } while (pango_layout_iter_next_run(iterator));
  pango_layout_iter_free(iterator);
}

void ig_print_draw_text(ig_print *print, const ig_print_text *text) {
  set_font(print, text->weight, text->size);
  pango_layout_set_attributes(print->layout, text->is_struck ? print->struck : NULL);
  pango_layout_set_width(print->layout, text->is_cut ? (int)(text->width * PANGO_SCALE) : -1);
  pango_layout_set_ellipsize(print->layout, text->is_cut ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  pango_layout_set_text(print->layout, text->text, text->length);
  double x = text->x;
  // A text that is cut fills its box.
  if (text->alignment != IG_PRINT_LEFT && !text->is_cut) {
    int width = 0;
    pango_layout_get_size(print->layout, &width, NULL);
    double rest = text->width - (double)width / PANGO_SCALE;
    x += text->alignment == IG_PRINT_CENTER ? rest / 2 : rest;
  }
  cairo_set_source_rgb(print->cairo, text->red, text->green, text->blue);
  if (print->is_pdf && text->has_emoji) {
    show_with_pictures(print, x, text->baseline, text->size);
  } else {
    cairo_move_to(print->cairo, x, text->baseline - (double)pango_layout_get_baseline(print->layout) / PANGO_SCALE);
    pango_cairo_show_layout(print->cairo, print->layout);
  }
}

static void trace(cairo_t *cairo, double x, double y, double width, double height, double radius) {
  cairo_new_path(cairo);
  if (radius <= 0) {
    cairo_rectangle(cairo, x, y, width, height);
    return;
  }
  const double right = x + width - radius, bottom = y + height - radius, quarter = acos(0);
  cairo_arc(cairo, right, y + radius, radius, -quarter, 0);
  cairo_arc(cairo, right, bottom, radius, 0, quarter);
  cairo_arc(cairo, x + radius, bottom, radius, quarter, 2 * quarter);
  cairo_arc(cairo, x + radius, y + radius, radius, 2 * quarter, 3 * quarter);
  cairo_close_path(cairo);
}

void ig_print_fill(ig_print *print, double x, double y, double width, double height, double radius, double red,
                   double green, double blue) {
  trace(print->cairo, x, y, width, height, radius);
  cairo_set_source_rgb(print->cairo, red, green, blue);
  cairo_fill(print->cairo);
}

void ig_print_stroke(ig_print *print, double x, double y, double width, double height, double radius, double line,
                     bool is_dashed, double red, double green, double blue) {
  const double dash[] = {2, 1.5};
  if (width == 0 || height == 0) {
    cairo_new_path(print->cairo);
    cairo_move_to(print->cairo, x, y);
    cairo_line_to(print->cairo, x + width, y + height);
  } else {
    trace(print->cairo, x, y, width, height, radius);
  }
  cairo_set_line_width(print->cairo, line);
  cairo_set_dash(print->cairo, dash, is_dashed ? 2 : 0, 0);
  cairo_set_source_rgb(print->cairo, red, green, blue);
  cairo_stroke(print->cairo);
}

void ig_print_move_down(ig_print *print, double distance) { cairo_translate(print->cairo, 0, distance); }

void ig_print_link(ig_print *print, double x, double y, double width, double height, const char *address) {
  const char *form = "rect=[%ld.%02ld %ld.%02ld %ld.%02ld %ld.%02ld] uri='%s'";
  size_t capacity = strlen(address) + 160;
  char *attributes = malloc(capacity);
  if (!attributes) return;
  // Written by hand, since printf's decimal point is the locale's.
#define PARTS(value) lround((value) * 100) / 100, labs(lround((value) * 100)) % 100
  snprintf(attributes, capacity, form, PARTS(x), PARTS(y), PARTS(width), PARTS(height), address);
  cairo_tag_begin(print->cairo, "Link", attributes);
  cairo_tag_end(print->cairo, "Link");
  free(attributes);
}

void ig_print_outline(ig_print *print, const char *name, int page) {
  char target[64];
  snprintf(target, sizeof target, "page=%d pos=[0 0]", page);
  cairo_pdf_surface_add_outline(print->surface, 0, name, target, 0);
}

void ig_print_end_page(ig_print *print) { cairo_show_page(print->cairo); }

const uint8_t *ig_print_finish(ig_print *print, size_t *size) {
  *size = 0;
  if (!print->is_pdf && cairo_surface_write_to_png_stream(print->surface, append, &print->file) != CAIRO_STATUS_SUCCESS)
    return NULL;
  if (print->is_pdf) cairo_surface_finish(print->surface);
  // A finished surface takes no more drawing, which its context would call an error.
  if (print->file.has_failed || cairo_surface_status(print->surface) != CAIRO_STATUS_SUCCESS) return NULL;
  *size = print->file.size;
  return print->file.bytes;
}
