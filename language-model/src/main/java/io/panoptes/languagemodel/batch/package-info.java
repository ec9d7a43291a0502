/** The batch files of the providers: questions out, answers in. */
@NullMarked
package io.panoptes.languagemodel.batch;

import org.jspecify.annotations.NullMarked;
