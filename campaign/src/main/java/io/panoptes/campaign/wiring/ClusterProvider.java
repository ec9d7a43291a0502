package io.panoptes.campaign.wiring;

import java.util.function.Consumer;

/** Connects to a cluster. The one for Apache Spark is in a module of its own, which is found as a service where it is there. */
public interface ClusterProvider {

    /**
     * Connects.
     *
     * @param master such as {@code spark://host:7077}
     * @param notes receives what a user should know
     * @throws Unavailable when there is no such cluster
     */
    Cluster connect(String master, Consumer<String> notes);

    /** There is no such cluster, or it starts nothing; the message says what to do. */
    final class Unavailable extends RuntimeException {
        private static final long serialVersionUID = 1L;

        public Unavailable(String message) {
            super(message);
        }
    }
}
