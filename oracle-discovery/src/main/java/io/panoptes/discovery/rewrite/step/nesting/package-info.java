/** Steps that move conditions and tables into derived and common tables, and back. */
@NullMarked
package io.panoptes.discovery.rewrite.step.nesting;

import org.jspecify.annotations.NullMarked;
