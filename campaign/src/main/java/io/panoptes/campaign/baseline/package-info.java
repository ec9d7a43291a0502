/**
 * Known bugs that a run counts and does not report again: the file, its entries, and which finding is which.
 *
 * <p>Must not know how a campaign runs, nor how anything is reported.
 */
@NullMarked
package io.panoptes.campaign.baseline;

import org.jspecify.annotations.NullMarked;
