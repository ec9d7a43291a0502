@NullMarked
package io.panoptes.cli.campaign;

import org.jspecify.annotations.NullMarked;
