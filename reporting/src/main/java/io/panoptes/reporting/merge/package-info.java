/**
 * The shards of one campaign, each run by a machine of its own, put together into one journal, one set of findings and one set of
 * reports. Knows no DBMS: nothing is run, and what is one bug is told by what triage recorded.
 */
@NullMarked
package io.panoptes.reporting.merge;

import org.jspecify.annotations.NullMarked;
