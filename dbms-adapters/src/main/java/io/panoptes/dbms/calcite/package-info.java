/** Calcite's own engine. */
@NullMarked
package io.panoptes.dbms.calcite;

import org.jspecify.annotations.NullMarked;
