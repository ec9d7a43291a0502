package io.panoptes.texttosql.benchmark;

/**
 * A question of a benchmark with the query that its author holds to be right.
 *
 * @param id as the benchmark numbers it, or its place in the file from 0
 * @param database the name of the database that it is about
 * @param text the question itself; empty where the file has none
 * @param evidence what the benchmark tells beside the question; may be empty
 * @param difficulty as the benchmark names it; may be empty
 */
public record BenchmarkQuestion(
        String id, String database, String text, String evidence, String difficulty, String gold) {}
