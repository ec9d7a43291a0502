package io.panoptes.discovery.proposer;

import io.panoptes.sql.schema.Database;
import io.panoptes.sql.value.Row;
import java.util.List;

/** Why a candidate did not become an oracle. */
public sealed interface Failure {

    /** One short word for counts and journals. */
    String kind();

    /** What a proposer can learn from, in full sentences. */
    String words();

    /** It is no query over the schema, or uses what the engine lacks. */
    record Invalid(String reason) implements Failure {
        @Override
        public String kind() {
            return "invalid";
        }

        @Override
        public String words() {
            return "It can't be read as a query over the schema: " + reason;
        }
    }

    /** The target would not run it. */
    record Rejected(String target, String message) implements Failure {
        @Override
        public String kind() {
            return "rejected";
        }

        @Override
        public String words() {
            return "%s does not run it: %s".formatted(target, message);
        }
    }

    /** It gives other rows than the seed on this database. */
    record Refuted(Database database, List<Row> ofSeed, List<Row> ofCandidate) implements Failure {
        public Refuted {
            ofSeed = List.copyOf(ofSeed);
            ofCandidate = List.copyOf(ofCandidate);
        }

        @Override
        public String kind() {
            return "refuted";
        }

        @Override
        public String words() {
            return CounterexampleWords.of(this);
        }
    }

    /** The engine has neither a proof nor a counterexample. */
    record Open(String reason) implements Failure {
        @Override
        public String kind() {
            return "open";
        }

        @Override
        public String words() {
            return "Nobody could prove that it gives the same rows as the seed, or find a database where it does not. "
                    + reason;
        }
    }

    /** It was proposed before, or says the same as one that was, but for names and the order of conditions. */
    record Repeated() implements Failure {
        @Override
        public String kind() {
            return "repeated";
        }

        @Override
        public String words() {
            return "It is one of the queries that were proposed before, but for names and the order of conditions.";
        }
    }
}
