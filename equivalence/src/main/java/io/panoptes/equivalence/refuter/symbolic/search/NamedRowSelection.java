package io.panoptes.equivalence.refuter.symbolic.search;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.refuter.symbolic.table.RowSelection;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicRow;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTable;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import java.util.ArrayList;
import java.util.List;

/**
 * Gives every row that an operator may or may not put out a name, so that an under-approximation is a choice for some of
 * the names.
 *
 * <p>For an operator v with the rows {@code p1, p2, ...}, where {@code pi} says when row i is there, the names {@code zi}
 * take the place of {@code pi} downstream, and {@code v -> (zi = pi)} connects the two: without v the operator's meaning
 * plays no part, and its rows may be there at will.
 */
public final class NamedRowSelection implements RowSelection {

    /** An operator: whether its meaning is in force, and the names of its rows. */
    public record Node(BoolExpr meaning, List<BoolExpr> slots) {}

    private final SolverFormulas formulas;
    private final List<Node> nodes = new ArrayList<>();
    private final List<BoolExpr> links = new ArrayList<>();
    private int takenNodes;

    public NamedRowSelection(Context z3) {
        this.formulas = new SolverFormulas(z3);
    }

    SolverFormulas formulas() {
        return formulas;
    }

    @Override
    public SymbolicTable apply(Relation relation, SymbolicTable table) {
        if (!chooses(relation) || table.rows().isEmpty()) {
            return table;
        }
        String name = "n" + nodes.size();
        BoolExpr meaning = formulas.z3().mkBoolConst(name);
        List<BoolExpr> slots = new ArrayList<>();
        List<SymbolicRow> rows = new ArrayList<>();
        for (SymbolicRow row : table.rows()) {
            if (row.present().isTrue()) {
                rows.add(row);
                continue;
            }
            BoolExpr slot = formulas.z3().mkBoolConst(name + "_" + slots.size());
            slots.add(slot);
            links.add(formulas.implies(meaning, formulas.same(slot, row.present())));
            rows.add(row.when(slot));
        }
        if (!slots.isEmpty()) {
            nodes.add(new Node(meaning, slots));
        }
        return new SymbolicTable(rows, table.positions());
    }

    /** The nodes that came up since the last time, and what connects their names to their meaning. */
    public List<Node> takeNodes() {
        List<Node> taken = List.copyOf(nodes.subList(takenNodes, nodes.size()));
        takenNodes = nodes.size();
        return taken;
    }

    public List<BoolExpr> takeLinks() {
        List<BoolExpr> taken = List.copyOf(links);
        links.clear();
        return taken;
    }

    private static boolean chooses(Relation relation) {
        return switch (relation) {
            case Relation.Filter ignored -> true;
            case Relation.Join ignored -> true;
            case Relation.Distinct ignored -> true;
            case Relation.Aggregate ignored -> true;
            case Relation.SetOperation operation -> operation.kind() != Relation.SetKind.UNION || !operation.all();
            case Relation.Sort sort -> sort.limit().isPresent() || sort.offset() > 0;
            case Relation.Scan ignored -> false;
            case Relation.Values ignored -> false;
            case Relation.Project ignored -> false;
            case Relation.Window ignored -> false;
        };
    }
}
