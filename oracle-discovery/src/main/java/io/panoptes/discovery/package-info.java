/**
 * The oracle library, and the discovery of new oracles.
 *
 * <p>Must not know campaigns or findings: it gives oracles, whoever runs them.
 */
@NullMarked
package io.panoptes.discovery;

import org.jspecify.annotations.NullMarked;
