/** The words of SQL text, and where in it something is wrong. */
@NullMarked
package io.panoptes.sql.text;

import org.jspecify.annotations.NullMarked;
