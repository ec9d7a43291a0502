@NullMarked
package io.panoptes.cli.terminal;

import org.jspecify.annotations.NullMarked;
