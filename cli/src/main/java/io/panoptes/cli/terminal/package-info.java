/** What every command shares: exit codes, progress on the terminal, JSON output. */
@NullMarked
package io.panoptes.cli.terminal;

import org.jspecify.annotations.NullMarked;
