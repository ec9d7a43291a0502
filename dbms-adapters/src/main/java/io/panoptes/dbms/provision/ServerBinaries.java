package io.panoptes.dbms.provision;

import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.adapter.Adapter;

/** Which servers Maven's repositories hold: for some DBMSs none, for the others binaries for Linux on x86-64 only. */
final class ServerBinaries {
    private static final String SYSTEM = "Linux";
    private static final String PROCESSOR = "amd64";

    private ServerBinaries() {}

    /**
     * @param system as in {@code os.name}
     * @param processor as in {@code os.arch}
     * @throws TargetException if there is none that runs on this machine
     */
    static void require(Adapter adapter, String system, String processor) {
        if (adapter.artifact().value().isEmpty()) {
            throw ProvisionErrors.notInMaven(adapter);
        }
        if (!system.equals(SYSTEM) || !processor.equals(PROCESSOR)) {
            throw new TargetException(
                    Problem.WRONG_MACHINE,
                    ("The releases of %s in Maven's repositories are for %s on %s, and this is %s on %s."
                                    + " Name an image with --image, a folder with --home or an address with --url.")
                            .formatted(adapter.title(), SYSTEM, PROCESSOR, system, processor));
        }
    }
}
