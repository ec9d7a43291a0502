package io.panoptes.cli.terminal;

import io.panoptes.triage.provenance.PanoptesVersion;
import picocli.CommandLine.IVersionProvider;

/** What {@code --version} prints. */
public final class VersionText implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {"panoptes " + PanoptesVersion.text()};
    }
}
