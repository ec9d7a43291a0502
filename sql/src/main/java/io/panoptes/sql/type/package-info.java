/** The types that columns and expressions have. */
@NullMarked
package io.panoptes.sql.type;

import org.jspecify.annotations.NullMarked;
