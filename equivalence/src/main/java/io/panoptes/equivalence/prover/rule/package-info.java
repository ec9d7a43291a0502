/**
 * Rules of the prover, by what they rewrite, and what all of them ask: which terms are equal, what keys fix.
 */
@NullMarked
package io.panoptes.equivalence.prover.rule;

import org.jspecify.annotations.NullMarked;
