@NullMarked
package io.panoptes.instantiation.choice;

import org.jspecify.annotations.NullMarked;
