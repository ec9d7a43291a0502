/**
 * Versioned prompt templates, the shipped ones and those of a user's folder, with their placeholders checked.
 *
 * <p>Must not know what a prompt is for: it knows names and texts, and no other module.
 */
@NullMarked
package io.panoptes.prompts;

import org.jspecify.annotations.NullMarked;
