@NullMarked
package io.panoptes.cli.engine;

import org.jspecify.annotations.NullMarked;
