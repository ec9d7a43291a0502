/**
 * Files for the providers' batch endpoints: half the price, and no way out of the machine is needed. It must not know what a
 * question is about.
 */
@NullMarked
package io.panoptes.discovery.model.batch;

import org.jspecify.annotations.NullMarked;
