package io.panoptes.nativedriver;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Functions of a shared library. */
final class NativeLibrary {
    static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT;
    static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG;
    static final ValueLayout.OfDouble DOUBLE = ValueLayout.JAVA_DOUBLE;
    static final ValueLayout.OfBoolean BOOLEAN = ValueLayout.JAVA_BOOLEAN;
    static final MemoryLayout POINTER = ValueLayout.ADDRESS;

    private final Path file;
    private final SymbolLookup symbols;
    /** Linking a function takes far longer than calling it. */
    private final Map<String, MethodHandle> linked = new ConcurrentHashMap<>();

    private NativeLibrary(Path file, SymbolLookup symbols) {
        this.file = file;
        this.symbols = symbols;
    }

    static NativeLibrary load(Path file) throws SQLException {
        try {
            return new NativeLibrary(file, SymbolLookup.libraryLookup(file, Arena.global()));
        } catch (IllegalArgumentException e) {
            throw new SQLException("%s can't be loaded: %s".formatted(file, e.getMessage()), e);
        }
    }

    MethodHandle function(String name, MemoryLayout result, MemoryLayout... arguments) throws SQLException {
        return handle(name, FunctionDescriptor.of(result, arguments));
    }

    MethodHandle procedure(String name, MemoryLayout... arguments) throws SQLException {
        return handle(name, FunctionDescriptor.ofVoid(arguments));
    }

    private MethodHandle handle(String name, FunctionDescriptor descriptor) throws SQLException {
        MethodHandle known = linked.get(name);
        if (known != null) {
            return known;
        }
        MemorySegment symbol =
                symbols.find(name).orElseThrow(() -> new SQLException("%s has no function %s".formatted(file, name)));
        MethodHandle handle = Linker.nativeLinker().downcallHandle(symbol, descriptor);
        linked.put(name, handle);
        return handle;
    }

    /** A C string; empty where there is none. */
    static String text(MemorySegment string) {
        return string.address() == 0 ? "" : string.reinterpret(Long.MAX_VALUE).getString(0, StandardCharsets.UTF_8);
    }

    /** As a C string, with a zero behind it. */
    static MemorySegment text(Arena arena, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        MemorySegment string = arena.allocate(bytes.length + 1L);
        MemorySegment.copy(bytes, 0, string, ValueLayout.JAVA_BYTE, 0, bytes.length);
        return string;
    }

    /** The handles of this package take and give exactly what their descriptors say, so nothing else is thrown. */
    static RuntimeException impossible(Throwable error) {
        if (error instanceof Error serious) {
            throw serious;
        }
        return new IllegalStateException(error);
    }
}
