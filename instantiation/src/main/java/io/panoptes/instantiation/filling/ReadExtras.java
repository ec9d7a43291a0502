package io.panoptes.instantiation.filling;

import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * {@code a binding -> the binding without the extra columns of its table snippet that no placeholder reads}: what is computed for conditions
 * that are not there any more. The rows are the same, so nothing changes for what is left.
 */
public final class ReadExtras {
    private ReadExtras() {}

    /** The same where its rows depend on what is given, as those of DISTINCT do. */
    public static Binding of(Binding binding) {
        if (!(binding.source() instanceof Binding.TableSnippet(var query, var extra, var masked))) {
            return binding;
        }
        Set<String> read = binding.placeholders().values().stream()
                .flatMap(snippet -> snippet.columns().stream())
                .collect(Collectors.toSet());
        List<String> unread =
                extra.stream().filter(name -> !read.contains(name)).toList();
        Optional<Query> narrow = without(query, unread);
        Optional<Query> narrowMasked = masked.flatMap(seen -> without(seen, unread));
        if (unread.isEmpty() || narrow.isEmpty() || narrowMasked.isPresent() != masked.isPresent()) {
            return binding;
        }
        return new Binding(
                binding.table(),
                new Binding.TableSnippet(
                        narrow.get(), extra.stream().filter(read::contains).toList(), narrowMasked),
                binding.placeholders(),
                binding.left(),
                binding.right());
    }

    /** Empty where the rows depend on all columns, or none would be left. */
    private static Optional<Query> without(Query query, List<String> names) {
        if (!(query instanceof Query.Select select)
                || select.distinct()
                || select.groupBy().isPresent()) {
            return Optional.empty();
        }
        List<Query.SelectItem> items = select.items().stream()
                .filter(item -> !(item instanceof Query.SelectItem.Column(var ignored, var alias)
                        && alias.filter(names::contains).isPresent()))
                .toList();
        return items.isEmpty() ? Optional.empty() : Optional.of(Sql.withItems(select, items));
    }
}
