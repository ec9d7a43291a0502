/** Commands that run in parts on a cluster. */
@NullMarked
package io.panoptes.cli.cluster;

import org.jspecify.annotations.NullMarked;
