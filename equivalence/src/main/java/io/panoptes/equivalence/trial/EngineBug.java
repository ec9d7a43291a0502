package io.panoptes.equivalence.trial;

import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.sql.trial.TextPair;

/** A verdict that a DBMS contradicts, with all that is needed to find out why. */
public record EngineBug(TextPair texts, Verdict verdict, TrialOutcome.Contradicted contradiction) {}
