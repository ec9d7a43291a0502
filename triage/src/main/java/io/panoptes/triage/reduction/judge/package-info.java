/** Judges whether a reduced pair must still agree: proof, engine, tests on other databases, control targets. */
@NullMarked
package io.panoptes.triage.reduction.judge;

import org.jspecify.annotations.NullMarked;
