/** HTTP with a bound on everything: time, size, tries. It must not know what is sent. */
@NullMarked
package io.panoptes.discovery.model.http;

import org.jspecify.annotations.NullMarked;
