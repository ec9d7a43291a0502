/** What all rewrites of syntax share: the interface, and looking at calls and sort keys. */
@NullMarked
package io.panoptes.equivalence.front.node;

import org.jspecify.annotations.NullMarked;
