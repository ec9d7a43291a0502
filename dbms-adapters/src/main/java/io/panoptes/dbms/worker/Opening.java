package io.panoptes.dbms.worker;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/**
 * How a database is opened, as the pipe carries it.
 *
 * @param queryTimeout whether the DBMS stops a statement by a timeout of its own, for lack of a cancel
 * @param limit see {@link io.panoptes.dbms.Launch}
 * @param ownNames and
 * @param into see {@link io.panoptes.dbms.Launch}
 * @param optional for each statement of the setup, whether it may fail
 */
public record Opening(
        String driverClass,
        String url,
        Map<String, String> properties,
        List<String> setup,
        List<Boolean> optional,
        String limit,
        List<String> closing,
        String closingUrl,
        boolean queryTimeout,
        boolean cleansUp,
        CoverageFrom coverage,
        String ownNames,
        String into) {
    /** How names of ours begin to end, in a place that is shared: what follows tells processes apart. */
    public static final String OWN = "_pt";

    /**
     * Where reached code is told of.
     *
     * @param how one of the constants of {@link Wire}
     * @param prefix of the files that processes keep; their numbers follow
     * @param question gives the number of the process of a session
     */
    public record CoverageFrom(int how, String prefix, String question, boolean threads) {
        public static final CoverageFrom NOWHERE = new CoverageFrom(Wire.NO_COVERAGE, "", "", false);
    }

    public void write(DataOutputStream out) throws IOException {
        out.writeByte(Wire.OPEN);
        Wire.writeText(out, driverClass);
        Wire.writeText(out, url);
        out.writeInt(properties.size());
        for (Map.Entry<String, String> property : properties.entrySet()) {
            Wire.writeText(out, property.getKey());
            Wire.writeText(out, property.getValue());
        }
        out.writeInt(setup.size());
        for (int i = 0; i < setup.size(); i++) {
            Wire.writeText(out, setup.get(i));
            out.writeBoolean(optional.get(i));
        }
        Wire.writeText(out, limit);
        out.writeInt(closing.size());
        for (String statement : closing) {
            Wire.writeText(out, statement);
        }
        Wire.writeText(out, closingUrl);
        out.writeBoolean(queryTimeout);
        out.writeBoolean(cleansUp);
        out.writeInt(coverage.how());
        Wire.writeText(out, coverage.prefix());
        Wire.writeText(out, coverage.question());
        out.writeBoolean(coverage.threads());
        Wire.writeText(out, ownNames);
        Wire.writeText(out, into);
    }

    /** Reads what {@link #write} wrote, behind its first byte. */
    static Opening read(DataInputStream in) throws IOException {
        String driverClass = Wire.readText(in);
        String url = Wire.readText(in);
        Map<String, String> properties = new java.util.HashMap<>();
        for (int left = in.readInt(); left > 0; left--) {
            properties.put(Wire.readText(in), Wire.readText(in));
        }
        List<String> setup = new ArrayList<>();
        List<Boolean> optional = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            setup.add(Wire.readText(in));
            optional.add(in.readBoolean());
        }
        String limit = Wire.readText(in);
        List<String> closing = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            closing.add(Wire.readText(in));
        }
        return new Opening(
                driverClass,
                url,
                properties,
                setup,
                optional,
                limit,
                closing,
                Wire.readText(in),
                in.readBoolean(),
                in.readBoolean(),
                new CoverageFrom(in.readInt(), Wire.readText(in), Wire.readText(in), in.readBoolean()),
                Wire.readText(in),
                Wire.readText(in));
    }

    Properties asProperties() {
        Properties all = new Properties();
        all.putAll(properties);
        return all;
    }
}
