/** Commands of the equivalence engine: prove, check, refute, disambiguate, testdata. */
@NullMarked
package io.panoptes.cli.engine;

import org.jspecify.annotations.NullMarked;
