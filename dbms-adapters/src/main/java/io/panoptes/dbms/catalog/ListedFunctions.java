package io.panoptes.dbms.catalog;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.data.DataFile;
import java.util.Arrays;
import java.util.List;

/** The functions of a DBMS that does not list them itself, from its manual: a name and its numbers of arguments a line. */
public record ListedFunctions(DataFile file) implements CatalogReader {

    @Override
    public List<CatalogFunction> read(Instance instance) {
        return file.lines().stream().map(ListedFunctions::function).toList();
    }

    private static CatalogFunction function(String line) {
        String[] parts = line.trim().split("\\s+");
        return new CatalogFunction(
                parts[0],
                List.of(),
                Arrays.stream(parts).skip(1).map(Integer::valueOf).toList());
    }
}
