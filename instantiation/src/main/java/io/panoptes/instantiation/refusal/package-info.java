/**
 * Which parts of SQL a target keeps refusing, so that fewer cases are drawn that hold them. Must not know how a case is drawn, nor where it
 * runs.
 */
@NullMarked
package io.panoptes.instantiation.refusal;

import org.jspecify.annotations.NullMarked;
