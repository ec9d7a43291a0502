/**
 * Seeds made of queries that users run: test suites, statistics of a server, benchmarks. It must not know how a seed is mined, and
 * runs nothing of what it reads.
 */
@NullMarked
package io.panoptes.discovery.workload;

import org.jspecify.annotations.NullMarked;
