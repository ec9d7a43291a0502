/** Rewrites of syntax that only SQLite's profile has. */
@NullMarked
package io.panoptes.equivalence.front.affinity;

import org.jspecify.annotations.NullMarked;
