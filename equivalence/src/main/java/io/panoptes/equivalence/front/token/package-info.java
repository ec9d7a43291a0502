/** SQL text cut into tokens, before it is parsed: what changes of spelling work on. */
@NullMarked
package io.panoptes.equivalence.front.token;

import org.jspecify.annotations.NullMarked;
