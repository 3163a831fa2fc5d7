// The unit tests' entry point: doctest's own main. Every other file of this folder holds test cases only.
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>
