/** Database states from a seed: tables that suit the oracles, rows that suit the keys, indexes, views. */
@NullMarked
package io.panoptes.instantiation.data;

import org.jspecify.annotations.NullMarked;
