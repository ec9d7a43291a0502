@NullMarked
package io.panoptes.discovery.workload;

import org.jspecify.annotations.NullMarked;
