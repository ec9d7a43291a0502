/** Commands for the library of oracles. */
@NullMarked
package io.panoptes.cli.oracles;

import org.jspecify.annotations.NullMarked;
