package io.panoptes.instantiation.guidance;

import io.panoptes.instantiation.testcase.TestCase;

/**
 * A case that reached something new, kept whole, so that it can be run and changed at any time.
 *
 * @param depth how many seeds it descends from
 * @param edges how many edges its two queries reached together, at least
 * @param owned how many it was the first to reach, or the first to tell its two queries apart by
 * @param cost of running it: nanoseconds, or statements where a campaign must be the same each time
 * @param path the same for cases that ran through the same code, as far as is known
 */
public record Seed(TestCase testCase, int depth, int edges, int owned, double cost, long path) {}
