/** Which oracle a campaign tries next. It must not know how a case is made of it, or run. */
@NullMarked
package io.panoptes.instantiation.choice;

import org.jspecify.annotations.NullMarked;
