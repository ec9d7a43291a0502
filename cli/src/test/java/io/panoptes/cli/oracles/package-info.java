@NullMarked
package io.panoptes.cli.oracles;

import org.jspecify.annotations.NullMarked;
