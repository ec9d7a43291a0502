/** Commands that run campaigns and handle findings, and how they show their progress. */
@NullMarked
package io.panoptes.cli.campaign;

import org.jspecify.annotations.NullMarked;
