/**
 * Between which builds or commits a finding came or went.
 *
 * <p>Must not know commands, nor how a build is made: it is told what a build shows.
 */
@NullMarked
package io.panoptes.triage.bisection;

import org.jspecify.annotations.NullMarked;
