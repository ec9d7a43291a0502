package io.panoptes.equivalence.problem;

import io.panoptes.sql.schema.Database;
import java.util.List;
import java.util.Set;

/** What the engine says of a pair of queries. */
public sealed interface Verdict {

    /**
     * They agree on every database.
     *
     * @param examination how the steps of the proof fared on small databases
     * @param assumptions what the proof takes for granted beyond the schema; the certificate says so, too
     * @param check who checked the proof
     */
    record Proved(Certificate certificate, Examination examination, Set<Assumption> assumptions, Check check)
            implements Verdict {
        public Proved {
            assumptions = Set.copyOf(assumptions);
        }

        /** Before the kernel is asked. */
        public Proved(Certificate certificate, Examination examination, Set<Assumption> assumptions) {
            this(certificate, examination, assumptions, new Check.ByReplay("the kernel was not asked"));
        }

        public Proved withCheck(Check other) {
            return new Proved(certificate, examination, assumptions, other);
        }
    }

    /** Who checked a proof. */
    sealed interface Check {
        /** The kernel, which shares no rules with the prover: these are the steps that it accepted. */
        record ByKernel(List<String> steps) implements Check {
            public ByKernel {
                steps = List.copyOf(steps);
            }
        }

        /** The prover's own rules, applied again, and why the kernel could not follow. */
        record ByReplay(String reason) implements Check {}
    }

    /**
     * @param held how often a step was tried on a database and held
     * @param steps how many steps there were to try
     * @param skipped how many of these could not be tried on any database
     */
    record Examination(int held, int steps, int skipped) {}

    /** They differ on this database. */
    record Refuted(Counterexample counterexample) implements Verdict {}

    /** Open. They agree on every database of up to {@code rowBound} rows a table; 0 where no bound was exhausted. */
    record Unknown(String reason, int rowBound) implements Verdict {}

    /** A database with the answers that the two queries give on it, and the stage of the refuter that found it. */
    record Counterexample(Database database, Answer left, Answer right, String stage) {
        public int rowCount() {
            return database.rows().values().stream()
                    .mapToInt(rows -> rows.size())
                    .sum();
        }
    }
}
