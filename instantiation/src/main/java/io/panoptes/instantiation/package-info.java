/**
 * Makes test cases from oracles, snippets and data.
 *
 * <p>Must not know what runs a case, what becomes of a suspect, nor how an oracle was discovered.
 */
@NullMarked
package io.panoptes.instantiation;

import org.jspecify.annotations.NullMarked;
