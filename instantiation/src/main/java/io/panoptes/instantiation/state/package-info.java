/** The schema, data and indexes that test cases run on, as statements. */
@NullMarked
package io.panoptes.instantiation.state;

import org.jspecify.annotations.NullMarked;
