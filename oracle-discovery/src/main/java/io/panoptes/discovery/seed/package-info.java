/** Seed CAQs: random schemas and queries over them. It must not know what becomes of a seed. */
@NullMarked
package io.panoptes.discovery.seed;

import org.jspecify.annotations.NullMarked;
