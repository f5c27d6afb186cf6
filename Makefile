# For packagers and habit; ./run holds the tasks.
PREFIX ?= /usr/local

all:
	@./run build
test:
	@./run test
install:
	@./run install PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)'

.PHONY: all test install
