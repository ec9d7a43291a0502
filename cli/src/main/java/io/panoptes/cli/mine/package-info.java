/** The command that mines oracles. */
@NullMarked
package io.panoptes.cli.mine;

import org.jspecify.annotations.NullMarked;
