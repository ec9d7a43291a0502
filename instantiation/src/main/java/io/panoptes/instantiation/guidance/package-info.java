/**
 * What a campaign does with the code that its cases reached: which choices it prefers, which cases it keeps as seeds, and how much
 * it spends on each. It must not know how a case is made, or run.
 */
@NullMarked
package io.panoptes.instantiation.guidance;

import org.jspecify.annotations.NullMarked;
