/**
 * Schemas, types, values, rows; SQL text in and out through Calcite; a builder for SQL; weighted draws; CAQs and oracles as
 * data, with their JSON form.
 *
 * <p>Must not know any DBMS, the engine or a campaign: everything else builds on it.
 */
@NullMarked
package io.panoptes.sql;

import org.jspecify.annotations.NullMarked;
