package io.panoptes.languagemodel.http;

import java.io.ByteArrayOutputStream;
import java.net.http.HttpResponse.BodySubscriber;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow.Subscription;
import org.jspecify.annotations.Nullable;

/** Collects a body up to a bound, and gives up at once where there is more. */
final class BoundedBody implements BodySubscriber<byte[]> {
    private final int bound;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final CompletableFuture<byte[]> whole = new CompletableFuture<>();
    private @Nullable Subscription subscription;

    BoundedBody(int bound) {
        this.bound = bound;
    }

    @Override
    public CompletionStage<byte[]> getBody() {
        return whole;
    }

    @Override
    public void onSubscribe(Subscription newSubscription) {
        subscription = newSubscription;
        newSubscription.request(Long.MAX_VALUE);
    }

    @Override
    public void onNext(List<ByteBuffer> buffers) {
        for (ByteBuffer buffer : buffers) {
            if (bytes.size() + buffer.remaining() > bound) {
                if (subscription != null) {
                    subscription.cancel();
                }
                whole.completeExceptionally(
                        new AnswerLost(AnswerLost.How.TOO_LONG, "the answer is longer than " + bound + " bytes"));
                return;
            }
            byte[] part = new byte[buffer.remaining()];
            buffer.get(part);
            bytes.writeBytes(part);
        }
    }

    @Override
    public void onError(Throwable error) {
        whole.completeExceptionally(error);
    }

    @Override
    public void onComplete() {
        whole.complete(bytes.toByteArray());
    }
}
