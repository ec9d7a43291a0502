/** Steps over DISTINCT, LIMIT and conditions that change no row. */
@NullMarked
package io.panoptes.discovery.rewrite.step.row;

import org.jspecify.annotations.NullMarked;
