package io.panoptes.dbms;

import io.panoptes.dbms.learning.DriverJars;
import io.panoptes.dbms.learning.LearntDbms;
import io.panoptes.dbms.learning.LearntTargets;
import io.panoptes.dbms.learning.ShippedProfiles;
import io.panoptes.dbms.learning.UnknownPlace;
import io.panoptes.dbms.provision.ReleasedTargets;
import java.nio.file.Path;
import java.util.Optional;

/** A profile that learning made and that is shipped, on the server at the address in an environment variable. */
abstract class ShippedProfileConformance extends AdapterConformance {
    private final String name;
    private final String variable;

    /** @param variable of the environment, with the address */
    ShippedProfileConformance(String name, String variable) {
        super(name);
        this.name = name;
        this.variable = variable;
    }

    @Override
    Targets targets() {
        LearntDbms learnt = ShippedProfiles.find(name).orElseThrow();
        var known = new ReleasedTargets();
        var driver = new DriverJars(
                known.jars(learnt.title(), learnt.driver().maven()),
                learnt.driver().driverClass());
        return LearntTargets.with(known, new UnknownPlace(driver, System.getenv(variable), ""), learnt);
    }

    @Override
    Target target(Targets targets, Optional<Path> build) {
        return ((LearntTargets) targets).target();
    }
}
