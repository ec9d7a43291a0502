/** Steps that rewrite joins. */
@NullMarked
package io.panoptes.discovery.rewrite.step.join;

import org.jspecify.annotations.NullMarked;
