/** Proposes candidates without a model: steps that should keep the meaning of a query, composed at random. */
@NullMarked
package io.panoptes.discovery.rewrite;

import org.jspecify.annotations.NullMarked;
