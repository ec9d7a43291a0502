/** A language model as a proposer: what it is asked about a seed, and what its answers are read as. */
@NullMarked
package io.panoptes.discovery.llm;

import org.jspecify.annotations.NullMarked;
