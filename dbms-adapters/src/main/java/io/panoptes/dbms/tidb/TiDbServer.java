package io.panoptes.dbms.tidb;

import io.panoptes.dbms.Version;
import io.panoptes.dbms.mysql.MySqlServer;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** The server of TiDB, alone and with its own storage in place of TiKV: in a container, or at an address. */
final class TiDbServer extends MySqlServer {

    @Override
    public List<String> programs() {
        return List.of();
    }

    @Override
    public Pattern ready() {
        return Pattern.compile("server is running MySQL protocol");
    }

    /** It goes on after a panic in a session, and says so in its log. */
    @Override
    public Pattern crash() {
        return Pattern.compile("(?m)^panic: |^fatal error: |SIGSEGV");
    }

    @Override
    public Pattern crashedSession() {
        return Pattern.compile("\\[conn=(\\d+)].*panic");
    }

    /** 8.0.11-TiDB-v7.5.1 is 7.5.1. */
    @Override
    public String versionIn(String said) {
        return super.versionIn(said.replaceFirst("^.*TiDB-v", ""));
    }

    @Override
    public String oldest() {
        return "6.5";
    }

    @Override
    public Image image(Version version) {
        return new Image(
                "pingcap/tidb:" + (version.equals(Version.LOCAL) ? "latest" : "v" + version),
                4000,
                "root",
                Map.of(),
                "/tmp/tidb",
                List.of("-path", "/tmp/tidb"),
                List.of());
    }
}
