/** What a campaign draws from, as a file with a version: oracles, what they have shown, and stored snippets. */
@NullMarked
package io.panoptes.discovery.library;

import org.jspecify.annotations.NullMarked;
