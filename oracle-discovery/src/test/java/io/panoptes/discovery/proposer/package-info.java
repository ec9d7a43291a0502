@NullMarked
package io.panoptes.discovery.proposer;

import org.jspecify.annotations.NullMarked;
