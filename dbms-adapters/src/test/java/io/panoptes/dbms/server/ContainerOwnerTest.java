package io.panoptes.dbms.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ContainerOwnerTest {
    private static final ContainerOwner SELF = ContainerOwner.ourselves();

    @Test
    void isReadBackFromItsLabel() {
        ContainerOwner owner = new ContainerOwner("boot.host", 12, 1_700_000_000_000L);
        assertThat(owner.label()).isEqualTo("boot.host/12/1700000000000");
        assertThat(ContainerOwner.parse(owner.label())).isEqualTo(owner);
        assertThat(ContainerOwner.parse(SELF.label())).isEqualTo(SELF);
    }

    @Test
    void aProcessThatRunsIsNotGone() {
        assertThat(SELF.isGone()).isFalse();
    }

    @Test
    void aProcessThatEndedIsGone() throws Exception {
        Process ended = new ProcessBuilder("true").start();
        ContainerOwner owner = new ContainerOwner(SELF.machine(), ended.pid(), SELF.since());
        assertThat(ended.waitFor(10, TimeUnit.SECONDS)).isTrue();
        assertThat(owner.isGone()).isTrue();
    }

    /** Its number belongs to another process now. */
    @Test
    void aProcessThatStartedAtAnotherTimeIsGone() {
        assertThat(new ContainerOwner(SELF.machine(), SELF.process(), SELF.since() + 1).isGone())
                .isTrue();
    }

    @Test
    void ofAnotherMachineNothingIsKnown() {
        assertThat(new ContainerOwner("other." + SELF.machine(), SELF.process(), 1).isGone())
                .isFalse();
    }
}
