/** What is kept of a finding, and its JSON form. */
@NullMarked
package io.panoptes.instantiation.finding;

import org.jspecify.annotations.NullMarked;
