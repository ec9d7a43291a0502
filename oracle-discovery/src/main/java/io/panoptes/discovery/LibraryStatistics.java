package io.panoptes.discovery;

import io.panoptes.discovery.mining.NormalForm;
import io.panoptes.discovery.seed.ShapeShares;
import io.panoptes.discovery.seed.shape.SeedShapes;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.Oracle.Proof;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * What a library is made of.
 *
 * @param kinds by where they are from
 * @param shapes by what their left side is; one may be of several shapes
 * @param placeholders by how many an oracle has
 */
public record LibraryStatistics(
        int oracles,
        int proved,
        int schemas,
        int distinct,
        Map<String, Integer> kinds,
        Map<String, Integer> shapes,
        Map<Integer, Integer> placeholders) {

    public static LibraryStatistics of(List<Oracle> oracles) {
        Set<Object> schemas = new HashSet<>();
        Set<String> forms = new HashSet<>();
        Map<String, Integer> kinds = new TreeMap<>();
        Map<String, Integer> shapes = new LinkedHashMap<>();
        Map<Integer, Integer> placeholders = new TreeMap<>();
        int proved = 0;
        for (Oracle oracle : oracles) {
            schemas.add(oracle.schema());
            forms.add(NormalForm.of(oracle));
            kinds.merge(oracle.origin().kind(), 1, Integer::sum);
            placeholders.merge(oracle.placeholders().size(), 1, Integer::sum);
            proved += oracle.proof() instanceof Proof.Proved ? 1 : 0;
        }
        ShapeShares shares = ShapeShares.of(oracles);
        SeedShapes.ALL.forEach(shape -> shapes.put(shape.name(), shares.count(shape)));
        return new LibraryStatistics(oracles.size(), proved, schemas.size(), forms.size(), kinds, shapes, placeholders);
    }
}
