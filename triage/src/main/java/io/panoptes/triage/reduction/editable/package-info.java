/** A test case as a tree that edits change. */
@NullMarked
package io.panoptes.triage.reduction.editable;

import org.jspecify.annotations.NullMarked;
