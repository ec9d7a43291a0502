package io.panoptes.cli.terminal;

import io.panoptes.campaign.Shard;
import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads {@code 3/40}. */
public final class ShardConverter implements ITypeConverter<Shard> {
    @Override
    public Shard convert(String text) {
        try {
            return Shard.parse(text);
        } catch (IllegalArgumentException wrong) {
            throw new TypeConversionException(String.valueOf(wrong.getMessage()));
        }
    }

    /** Shards of different seeds would have no cases in common to divide. */
    public static void requireSeed(Optional<Shard> shard, Optional<Long> seed) {
        if (shard.isPresent() && seed.isEmpty()) {
            throw new CannotRun(
                    "--shard %s needs --seed: all shards of a campaign draw from one seed.%n  Give each machine the same, such as --seed 7."
                            .formatted(shard.get()));
        }
    }
}
