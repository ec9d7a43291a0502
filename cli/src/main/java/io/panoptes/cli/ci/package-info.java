/** Commands of CI jobs: checking a build, its baseline, shards of one run. */
@NullMarked
package io.panoptes.cli.ci;

import org.jspecify.annotations.NullMarked;
