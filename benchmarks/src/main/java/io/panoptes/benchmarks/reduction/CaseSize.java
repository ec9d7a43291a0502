package io.panoptes.benchmarks.reduction;

import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.SetupStep.CreateVirtualTable;
import io.panoptes.instantiation.testcase.ConcreteCase;
import io.panoptes.triage.reduction.editable.ConstantRows;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import io.panoptes.triage.reduction.editable.RecordTree;
import java.util.stream.Stream;

/**
 * How large a case is.
 *
 * @param characters of SQL, setup and both queries; one that stands on both sides, as for a crash, counts once
 * @param tables that the setup makes
 * @param nodes of the setup and both queries as trees
 * @param oneQuery whether one side is constant rows: the rows that the other must give
 */
public record CaseSize(int characters, int tables, int nodes, boolean oneQuery) {
    static CaseSize of(EditableCase edited, ConcreteCase written) {
        int characters = Stream.of(
                        written.setup().stream(),
                        Stream.of(written.left().sql(), written.right().sql()).distinct())
                .flatMap(texts -> texts)
                .mapToInt(String::length)
                .sum();
        int tables = (int) edited.setup().stream()
                .filter(step -> step instanceof CreateTable || step instanceof CreateVirtualTable)
                .count();
        int nodes = RecordTree.size(edited.setup())
                + Stream.of(edited.left().query(), edited.right().query())
                        .distinct()
                        .mapToInt(RecordTree::size)
                        .sum();
        return new CaseSize(
                characters,
                tables,
                nodes,
                Stream.of(edited.left(), edited.right())
                        .map(EditableSide::query)
                        .anyMatch(ConstantRows::is));
    }
}
