/** The commands about constraints of databases. */
@NullMarked
package io.panoptes.cli.constraints;

import org.jspecify.annotations.NullMarked;
