package io.panoptes.cluster;

/** Runs the tasks of one campaign. */
record SparkTasks(SparkJobs jobs, ExecutorCampaign session) {}
