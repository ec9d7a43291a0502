package io.panoptes.equivalence.trial;

import io.panoptes.sql.schema.Database;

/**
 * A database to try a proven pair on.
 *
 * @param extreme whether its numbers are near the ends of their types, where sums overflow: for DBMSs alone that say so
 */
record TrialDatabase(Database database, boolean extreme) {}
