package io.panoptes.equivalence.refuter.symbolic.relation;

import io.panoptes.equivalence.algebra.Relation.Window;
import io.panoptes.equivalence.algebra.Relation.WindowCall;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicRow;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicScope;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTable;
import io.panoptes.equivalence.refuter.symbolic.term.SymbolicValue;
import java.util.ArrayList;
import java.util.List;

/** {@code WINDOW f OVER w, ... (R) -> each row of R, followed by f over its frame}. */
record WindowEncoder(Encoding encoding) {

    SymbolicTable encode(Window window, SymbolicScope scope) {
        SymbolicTable input = encoding.table(window.input(), scope);
        List<SymbolicRow> rows = input.rows();
        List<List<SymbolicValue>> added = new ArrayList<>();
        rows.forEach(ignored -> added.add(new ArrayList<>()));
        List<SymbolicScope> scopes = rows.stream()
                .map(row -> scope.inner(row.values(), row.present(), encoding.formulas()))
                .toList();
        for (WindowCall call : window.calls()) {
            encoding.budget().spend((long) rows.size() * rows.size());
            WindowFunctions functions =
                    new WindowFunctions(encoding, call, rows, new Partitions(encoding, call, rows, scopes), scopes);
            for (int i = 0; i < rows.size(); i++) {
                added.get(i).add(functions.valueFor(i));
            }
        }
        List<SymbolicRow> widened = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            widened.add(new SymbolicRow(rows.get(i).present(), rows.get(i).followedBy(added.get(i))));
        }
        return new SymbolicTable(widened, input.positions());
    }
}
