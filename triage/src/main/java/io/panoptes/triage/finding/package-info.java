/** Findings, their parts, and their JSON form. */
@NullMarked
package io.panoptes.triage.finding;

import org.jspecify.annotations.NullMarked;
