/**
 * Results of an evaluation as text, Markdown, HTML and JSON.
 *
 * <p>Must not decide anything: it shows rows.
 */
@NullMarked
package io.panoptes.texttosql.report;

import org.jspecify.annotations.NullMarked;
