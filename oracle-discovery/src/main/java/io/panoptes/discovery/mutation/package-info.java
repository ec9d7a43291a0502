/** Makes new seeds of oracles that are there, such as those that found bugs. It must not know who proposes or judges. */
@NullMarked
package io.panoptes.discovery.mutation;

import org.jspecify.annotations.NullMarked;
