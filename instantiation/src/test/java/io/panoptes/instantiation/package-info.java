/** What the tests of all packages use. */
@NullMarked
package io.panoptes.instantiation;

import org.jspecify.annotations.NullMarked;
