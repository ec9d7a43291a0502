package io.panoptes.instantiation.filling;

import io.panoptes.instantiation.state.SetupStep.CreateView;
import io.panoptes.sql.ast.Query;
import java.util.List;

/** A query in which a table of the oracle has got what stands for it, with the views that it reads. */
public record Filled(Query query, List<CreateView> views) {
    public Filled {
        views = List.copyOf(views);
    }

    static Filled of(Query query) {
        return new Filled(query, List.of());
    }
}
