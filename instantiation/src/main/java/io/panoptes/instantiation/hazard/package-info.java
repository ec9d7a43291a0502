/** The guards: one for each way in which a correct DBMS may give two answers to a proven pair. */
@NullMarked
package io.panoptes.instantiation.hazard;

import org.jspecify.annotations.NullMarked;
