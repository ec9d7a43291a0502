/**
 * Mined constraints judged by a language model: which hold by meaning, which by accident.
 *
 * <p>Must not know which model is asked nor how, and sends no value of a database unless it is handed one for that.
 */
@NullMarked
package io.panoptes.texttosql.constraint.validation;

import org.jspecify.annotations.NullMarked;
