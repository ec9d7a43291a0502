package io.panoptes.dbms.learning;

import java.util.List;

/** All probes, in their order. */
final class Probes {
    static final List<Probe> ALL = List.of(
            new NameProbe(),
            new InsertProbe(),
            new NumberProbe(),
            new TextProbe(),
            new TypeProbe(),
            new CheckProbe(),
            new HazardProbe(),
            new FillingProbe(),
            new FeatureProbe(),
            new TransactionProbe(),
            new SetupTimeProbe(),
            new ErrorProbe(),
            new ExplainProbe());

    private Probes() {}
}
