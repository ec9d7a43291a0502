package io.panoptes.dbms;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.h2.H2Adapter;
import io.panoptes.sql.ast.Construct;
import org.junit.jupiter.api.Test;

class H2AdapterTest extends AdapterConformance {

    H2AdapterTest() {
        super("h2:2.5.252");
    }

    @Test
    void oldReleasesGroupByAnEmptyRowValue() {
        H2Adapter adapter = new H2Adapter();
        assertThat(adapter.profile(new Version("1.4.199")).dialect().lacks(Construct.EMPTY_GROUPING_SET))
                .isTrue();
        assertThat(adapter.profile(new Version("1.4.200")).dialect().lacks(Construct.EMPTY_GROUPING_SET))
                .isFalse();
    }
}
