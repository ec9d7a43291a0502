/** Commands for text-to-SQL: evaluate, audit. */
@NullMarked
package io.panoptes.cli.texttosql;

import org.jspecify.annotations.NullMarked;
