/**
 * Test cases from oracles, snippets and data; the campaign that runs them; comparison, reduction and triage of findings.
 *
 * <p>Must not know how a finding is shown to people, nor how an oracle was discovered.
 */
@NullMarked
package io.panoptes.instantiation;

import org.jspecify.annotations.NullMarked;
