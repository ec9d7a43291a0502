/** Looks for pairs of which one query is slow, on data that grow, and measures how slow. It must not know how a finding is reduced or kept. */
@NullMarked
package io.panoptes.triage.slowdown;

import org.jspecify.annotations.NullMarked;
