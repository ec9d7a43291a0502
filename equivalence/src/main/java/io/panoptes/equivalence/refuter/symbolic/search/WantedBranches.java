package io.panoptes.equivalence.refuter.symbolic.search;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally;
import io.panoptes.sql.schema.Database;
import java.util.List;
import java.util.function.Function;

/** Branches of queries for which databases are wanted. */
public interface WantedBranches {

    /** Something that can happen at a place of a query. */
    record Branch(int number, Place place, Function<SymbolicTally, BoolExpr> reached) {}

    /** Those that no database has reached yet. */
    List<Branch> open();

    /** A database that should reach some of them. Answers whether no further one is wanted. */
    boolean take(Database database);

    /** No database of the size at hand reaches it. */
    void outOfReach(Branch branch);
}
