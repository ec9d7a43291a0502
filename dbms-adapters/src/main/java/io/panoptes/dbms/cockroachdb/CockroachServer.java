package io.panoptes.dbms.cockroachdb;

import io.panoptes.dbms.Version;
import io.panoptes.dbms.postgresql.PostgresServer;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** The server of CockroachDB, one node with its data in memory: in a container, or at an address. */
final class CockroachServer extends PostgresServer {

    @Override
    public List<String> programs() {
        return List.of();
    }

    @Override
    public Pattern ready() {
        return Pattern.compile("CockroachDB node starting");
    }

    @Override
    public Pattern crash() {
        return Pattern.compile("(?m)^panic: |^fatal error: |a panic has occurred|SIGSEGV");
    }

    @Override
    public String versionQuestion() {
        return "SELECT version()";
    }

    /** CockroachDB CCL v24.1.0 (x86_64-pc-linux-gnu, ...) is 24.1.0. */
    @Override
    public String versionIn(String said) {
        return super.versionIn(said.replaceFirst("^.*? v", ""));
    }

    @Override
    public String oldest() {
        return "22.1";
    }

    @Override
    public Image image(Version version) {
        return new Image(
                "cockroachdb/cockroach:" + (version.equals(Version.LOCAL) ? "latest" : "v" + version),
                26257,
                "root",
                Map.of(),
                "/cockroach/cockroach-data",
                List.of("start-single-node", "--insecure", "--store=type=mem,size=1GiB"),
                REQUEST_FOR_TLS);
    }
}
