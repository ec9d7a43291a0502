package io.panoptes.instantiation.testcase;

import io.panoptes.sql.ast.Query.CommonTable;

/** A common table that one of the queries declares and never reads: it must change nothing. */
public record Decoy(boolean left, CommonTable table) {}
