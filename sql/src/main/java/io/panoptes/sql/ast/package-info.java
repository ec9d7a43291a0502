/** SQL queries as a small syntax tree of sealed records, read through Calcite and printed in a dialect. */
@NullMarked
package io.panoptes.sql.ast;

import org.jspecify.annotations.NullMarked;
