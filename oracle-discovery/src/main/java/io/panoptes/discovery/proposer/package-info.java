/** What proposes candidates, and what it is told. It must not know how a candidate is judged. */
@NullMarked
package io.panoptes.discovery.proposer;

import org.jspecify.annotations.NullMarked;
