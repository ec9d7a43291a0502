@NullMarked
package io.panoptes.discovery.model;

import org.jspecify.annotations.NullMarked;
