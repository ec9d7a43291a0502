/** The algebra back to SQL, so that a DBMS can be asked what the engine understood. */
@NullMarked
package io.panoptes.equivalence.front.unparse;

import org.jspecify.annotations.NullMarked;
