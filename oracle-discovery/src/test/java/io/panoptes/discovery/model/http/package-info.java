@NullMarked
package io.panoptes.discovery.model.http;

import org.jspecify.annotations.NullMarked;
