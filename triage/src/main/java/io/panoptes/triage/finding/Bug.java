package io.panoptes.triage.finding;

import io.panoptes.triage.symptom.Symptom;
import java.util.Set;

/** What tells one bug from another: that of a finding, or of an entry of a baseline. */
public interface Bug {

    String id();

    Symptom symptom();

    Signature signature();

    VersionTable versions();

    /** What the target that showed it is called among the versions; empty where that is not known. */
    String seenOn();

    /** What the wrong query and its setup are made of, by their text; empty where that is not known. */
    Set<String> constructs();

    /** The id of the oracle that found it; empty where that is not known. */
    String oracleId();
}
