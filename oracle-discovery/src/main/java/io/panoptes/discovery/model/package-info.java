/**
 * Questions to language models and what they answer, with limits on time, requests, tokens and money.
 *
 * <p>What a model answers is text, never trusted. This package must not know what a question is about.
 */
@NullMarked
package io.panoptes.discovery.model;

import org.jspecify.annotations.NullMarked;
