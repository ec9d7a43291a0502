/** Options from a file, and the schema of that file. */
@NullMarked
package io.panoptes.cli.config;

import org.jspecify.annotations.NullMarked;
