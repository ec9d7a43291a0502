/** Confirms, reduces and deduplicates suspects, and finds the versions that are affected. Knows no campaign and no output format. */
@NullMarked
package io.panoptes.triage;

import org.jspecify.annotations.NullMarked;
