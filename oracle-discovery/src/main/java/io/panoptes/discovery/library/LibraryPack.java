package io.panoptes.discovery.library;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.data.DataFile;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.discovery.OracleLibrary;
import io.panoptes.discovery.ranking.OracleYield;
import io.panoptes.discovery.ranking.OracleYields;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.LocalDateTime;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/**
 * The library of one release: the files that say what a campaign draws, as they are shipped. Written to a file, it serves later
 * releases as well, whatever they ship.
 *
 * <p>Its version ends in a part of the hash of its files: two libraries of one version are the same.
 */
public final class LibraryPack {
    public static final int FORMAT = 1;

    /** The name of what is shipped here; a new one for each release that changes the library. */
    private static final String RELEASE = "2026.11";

    private static final String ABOUT = "library.json";
    private static final String ORACLES = "oracles/";
    private static final String YIELDS = "yield/";
    private static final String SNIPPETS = "snippets/";
    private static final LocalDateTime BEGIN = LocalDateTime.of(1980, 1, 1, 0, 0);
    private static final int DIGITS = 8;
    private static final ObjectMapper JSON = new ObjectMapper();

    private final String version;
    private final SortedMap<String, byte[]> files;

    private LibraryPack(String release, SortedMap<String, byte[]> files) {
        this.version = release + "-" + hash(files);
        this.files = files;
    }

    /** A library of this name with these files: {@code oracles/NAME}, {@code yield/DBMS.tsv}, {@code snippets/DBMS.gz}. */
    public static LibraryPack of(String release, Map<String, byte[]> files) {
        return new LibraryPack(release, new TreeMap<>(files));
    }

    /** That of this release. */
    public static LibraryPack shipped() {
        SortedMap<String, byte[]> files = new TreeMap<>();
        OracleLibrary.FILES.forEach(name -> files.put(ORACLES + name, OracleLibrary.shippedFile(name)));
        for (Adapter adapter : Adapters.ALL) {
            OracleYields.shippedFile(adapter.name())
                    .ifPresent(bytes -> files.put(YIELDS + adapter.name() + ".tsv", bytes));
            adapter.snippets().value().ifPresent(file -> files.put(SNIPPETS + adapter.name() + ".gz", content(file)));
        }
        return new LibraryPack(RELEASE, files);
    }

    /** Whether this file may be a pack: it is a zip. */
    public static boolean isOne(Path file) {
        try (InputStream stream = Files.newInputStream(file)) {
            byte[] first = stream.readNBytes(2);
            return first.length == 2 && first[0] == 'P' && first[1] == 'K';
        } catch (IOException unread) {
            // Whoever reads it says what is wrong.
            return false;
        }
    }

    /**
     * Reads what {@link #write} wrote.
     *
     * @throws IOException with a sentence for the user, where it is no such file, was changed, or is of a later format
     */
    public static LibraryPack read(Path file) throws IOException {
        SortedMap<String, byte[]> files = new TreeMap<>();
        try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(file))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                files.put(entry.getName(), zip.readAllBytes());
            }
        } catch (ZipException damaged) {
            throw new IOException("%s is damaged: %s".formatted(file, damaged.getMessage()), damaged);
        }
        byte[] about = files.remove(ABOUT);
        if (about == null) {
            throw new IOException("%s is no library: a zip that 'panoptes oracles pack' writes".formatted(file));
        }
        JsonNode header = JSON.readTree(about);
        if (header.path("format").asInt() != FORMAT) {
            throw new IOException("%s is of format %s, and this program reads format %d; write it with this release"
                    .formatted(file, header.path("format"), FORMAT));
        }
        String version = header.path("version").asText();
        LibraryPack read = new LibraryPack(version.replaceFirst("-[0-9a-f]*$", ""), files);
        if (!read.version.equals(version)) {
            throw new IOException("%s says that it is %s, but its files are those of %s: it was changed or is damaged"
                    .formatted(file, version, read.version));
        }
        return read;
    }

    public void write(Path file) throws IOException {
        try (OutputStream stream = Files.newOutputStream(file);
                ZipOutputStream zip = new ZipOutputStream(stream)) {
            put(
                    zip,
                    ABOUT,
                    JSON.writeValueAsBytes(
                            JSON.createObjectNode().put("format", FORMAT).put("version", version)));
            for (Map.Entry<String, byte[]> entry : files.entrySet()) {
                put(zip, entry.getKey(), entry.getValue());
            }
        }
    }

    private static void put(ZipOutputStream zip, String name, byte[] content) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        // The same library gives the same file.
        entry.setTimeLocal(BEGIN);
        zip.putNextEntry(entry);
        zip.write(content);
        zip.closeEntry();
    }

    /** Such as {@code 2026.11-3fa9c1d2}. */
    public String version() {
        return version;
    }

    /** Whether a user means this one by that name: its version, or the release alone. */
    public boolean isCalled(String name) {
        return version.equals(name) || version.equals(name + version.substring(version.lastIndexOf('-')));
    }

    /** The name under which it is kept. */
    public String fileName() {
        return "panoptes-library-" + version + ".zip";
    }

    public OracleLibrary oracles() {
        return OracleLibrary.from(name -> file(ORACLES + name)
                .orElseThrow(() -> new IllegalStateException("the library %s lacks %s".formatted(version, name))));
    }

    /** What its oracles have shown on this DBMS; empty where nothing is known. */
    public Map<String, OracleYield> yields(String dbms) {
        String name = YIELDS + dbms + ".tsv";
        return file(name).map(bytes -> OracleYields.of(bytes, name)).orElseGet(Map::of);
    }

    /** The store of snippets of this DBMS, as a corpus reads it; empty for one without. */
    public Optional<InputStream> snippets(String dbms) {
        return file(SNIPPETS + dbms + ".gz").map(ByteArrayInputStream::new);
    }

    private Optional<byte[]> file(String name) {
        return Optional.ofNullable(files.get(name));
    }

    private static byte[] content(DataFile file) {
        try (InputStream stream = file.open()) {
            return stream.readAllBytes();
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    private static String hash(SortedMap<String, byte[]> files) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            files.forEach((name, content) -> {
                digest.update(name.getBytes(StandardCharsets.UTF_8));
                digest.update(ByteBuffer.allocate(Integer.BYTES)
                        .putInt(content.length)
                        .flip());
                digest.update(content);
            });
            return HexFormat.of().formatHex(digest.digest()).substring(0, DIGITS);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }
}
