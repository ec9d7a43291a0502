/**
 * Gold queries that are likely wrong: those that most systems contradict, and those with a habit that often errs.
 *
 * <p>Must not know commands.
 */
@NullMarked
package io.panoptes.texttosql.audit;

import org.jspecify.annotations.NullMarked;
