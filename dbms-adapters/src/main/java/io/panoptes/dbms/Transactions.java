package io.panoptes.dbms;

import java.util.List;

/**
 * How statements that change data are run and taken back again, by what the DBMS's own shell reads too. In {@code checks}
 * {@value TableOption#TABLE} stands for the changed table.
 *
 * @param begin begins a transaction
 * @param checks run behind the query: integrity checks, which say {@code ok} where all is well; where one would commit, a rollback
 *     stands before it
 * @param commit keeps all since {@code begin}
 * @param rollback takes back all since {@code begin}
 * @param tried whether campaigns may change data so; otherwise only a finding of another DBMS is run with it
 */
public record Transactions(
        List<String> begin, List<String> checks, List<String> commit, List<String> rollback, boolean tried) {
    /** {@code BEGIN} and {@code ROLLBACK}. */
    public static final Transactions USUAL =
            new Transactions(List.of("BEGIN"), List.of(), List.of("COMMIT"), List.of("ROLLBACK"), true);

    /** The same, where nobody has tried whether they do. */
    public static final Transactions UNTRIED =
            new Transactions(USUAL.begin, USUAL.checks, USUAL.commit, USUAL.rollback, false);

    public Transactions {
        begin = List.copyOf(begin);
        checks = List.copyOf(checks);
        commit = List.copyOf(commit);
        rollback = List.copyOf(rollback);
    }

    /** With these integrity checks. */
    public Transactions checked(String... statements) {
        return new Transactions(begin, List.of(statements), commit, rollback, tried);
    }
}
