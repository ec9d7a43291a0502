/** Trees to SQL text in a dialect, which is data. */
@NullMarked
package io.panoptes.sql.write;

import org.jspecify.annotations.NullMarked;
