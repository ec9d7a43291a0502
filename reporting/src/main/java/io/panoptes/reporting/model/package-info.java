/**
 * What a report of a run says, as plain records of text and numbers: the same for every format, and for programs as JSON.
 *
 * <p>Must not know how a format writes it.
 */
@NullMarked
package io.panoptes.reporting.model;

import org.jspecify.annotations.NullMarked;
