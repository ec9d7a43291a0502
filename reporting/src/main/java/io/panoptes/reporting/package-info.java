/**
 * Findings and campaigns as files for people and programs.
 *
 * <p>Must not know commands or the terminal, and runs nothing: it writes down what was found.
 */
@NullMarked
package io.panoptes.reporting;

import org.jspecify.annotations.NullMarked;
