/** Commands that measure Panoptes itself. */
@NullMarked
package io.panoptes.cli.bench;

import org.jspecify.annotations.NullMarked;
