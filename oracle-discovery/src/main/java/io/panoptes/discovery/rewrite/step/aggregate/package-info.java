/** Steps that rewrite aggregates, groups and windows. */
@NullMarked
package io.panoptes.discovery.rewrite.step.aggregate;

import org.jspecify.annotations.NullMarked;
