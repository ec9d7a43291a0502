/** How small the reducer makes findings. Knows nothing of campaigns: it reads findings that are kept. */
@NullMarked
package io.panoptes.benchmarks.reduction;

import org.jspecify.annotations.NullMarked;
