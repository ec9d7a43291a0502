/**
 * The commands of Panoptes, the status screen and exit codes.
 *
 * <p>Must not hold logic of its own: a command reads its arguments, calls a module below and prints what came back.
 */
@NullMarked
package io.panoptes.cli;

import org.jspecify.annotations.NullMarked;
