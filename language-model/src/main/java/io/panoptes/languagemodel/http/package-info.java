/** Requests to providers that are bounded in time and size and repeated with pauses. */
@NullMarked
package io.panoptes.languagemodel.http;

import org.jspecify.annotations.NullMarked;
