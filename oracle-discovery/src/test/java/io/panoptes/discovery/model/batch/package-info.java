@NullMarked
package io.panoptes.discovery.model.batch;

import org.jspecify.annotations.NullMarked;
