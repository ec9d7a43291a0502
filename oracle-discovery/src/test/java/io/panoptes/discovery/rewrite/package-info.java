@NullMarked
package io.panoptes.discovery.rewrite;

import org.jspecify.annotations.NullMarked;
