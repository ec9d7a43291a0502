/** One small database that tells the predictions of a question apart. */
@NullMarked
package io.panoptes.texttosql.disambiguation;

import org.jspecify.annotations.NullMarked;
