package io.panoptes.corpus.making;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.store.SlotType;
import io.panoptes.corpus.store.SnippetText;
import io.panoptes.corpus.store.StoredSnippet;
import io.panoptes.corpus.store.TableText;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class TableMakerTest {
    private static final List<StoredSnippet> HELD = List.of(
            new StoredSnippet(SlotType.INTEGER, new SnippetText("abs(«{i0} + {i1}»)"), List.of("N")),
            new StoredSnippet(SlotType.BOOLEAN, new SnippetText("{t0} LIKE 'a%'"), List.of("N")),
            new StoredSnippet(SlotType.TEXT, new SnippetText("upper({t0})"), List.of("N")));

    private final TableMaker maker = new TableMaker(HELD, new SplittableRandom(3));

    /** A form that names a column which it does not declare, or the other way round, gives nothing on any DBMS. */
    @Test
    void everyFormNamesWhatItDeclares() {
        for (String form : TableMaker.forms()) {
            var text = new TableText(form);
            assertThat(text.outputs()).as(form).isNotEmpty();
            String query = form.substring(form.indexOf(':'));
            for (var output : text.outputs()) {
                assertThat(query).as(form).contains("AS " + TableText.name(output));
            }
        }
    }

    @Test
    void leavesNoHole() {
        for (int form = 0; form < maker.formCount(); form++) {
            Draft draft = maker.draft(form).orElseThrow();
            assertThat(draft.type()).isEqualTo(SlotType.ROWS);
            String sql = new TableText(draft.text().text()).sql(table -> "t", (table, slot) -> "c");
            assertThat(sql).doesNotContainPattern("<[a-c][:=]").doesNotContainPattern("\\{[a-z]\\d\\}");
        }
    }

    @Test
    void putsSnippetsInThePlaceOfColumns() {
        boolean found = false;
        for (int form = 0; form < maker.formCount(); form++) {
            found |= maker.draft(form).orElseThrow().text().text().contains("(abs(({a:i0} + {a:i1})))");
        }
        assertThat(found).isTrue();
    }
}
