package io.panoptes.discovery.mining;

import io.panoptes.dbms.Plan;
import io.panoptes.discovery.proposer.Candidate;
import io.panoptes.discovery.proposer.Failure;
import io.panoptes.equivalence.problem.Certificate;
import io.panoptes.sql.ast.Query;

/** What came of a candidate. */
public sealed interface CandidateJudgement {

    Candidate candidate();

    /** Equal to the seed on every database. */
    record Proved(Candidate candidate, Query query, Plan plan, Certificate certificate) implements CandidateJudgement {}

    record Failed(Candidate candidate, Failure failure) implements CandidateJudgement {}

    /** Proven, and yet a DBMS gives other rows than for the seed: a bug of the engine or of the DBMS. It is no oracle. */
    record Contradicted(Candidate candidate, String evidence) implements CandidateJudgement {}
}
