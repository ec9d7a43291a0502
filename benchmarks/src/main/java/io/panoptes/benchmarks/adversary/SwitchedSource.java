package io.panoptes.benchmarks.adversary;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import org.jspecify.annotations.Nullable;

/**
 * The source of a rule in which each side condition can be switched off: {@code a && b -> on(1, a) && on(2, b)}, and {@code a || b}, the
 * condition before a conclusion, and what a filter asks, alike. A type test that names what it finds is left alone.
 */
record SwitchedSource(Path file, String text, List<SideCondition> conditions) {
    private static final Set<String> FILTERS = Set.of("filter", "allMatch");

    /** @param first the number of the first condition */
    static SwitchedSource of(JavaCompiler compiler, Path file, int first) {
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            String source = Files.readString(file);
            JavacTask task =
                    (JavacTask) compiler.getTask(null, files, null, null, null, files.getJavaFileObjects(file));
            CompilationUnitTree unit = task.parse().iterator().next();
            Finder finder = new Finder(unit, Trees.instance(task).getSourcePositions(), source, first);
            finder.scan(unit, null);
            return new SwitchedSource(file, finder.switched(), finder.conditions);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private record Insertion(long place, String text) {}

    private static final class Finder extends TreeScanner<@Nullable Void, @Nullable Void> {
        private final CompilationUnitTree unit;
        private final SourcePositions positions;
        private final String source;
        private final List<SideCondition> conditions = new ArrayList<>();
        private final List<Insertion> insertions = new ArrayList<>();
        private int next;

        Finder(CompilationUnitTree unit, SourcePositions positions, String source, int first) {
            this.unit = unit;
            this.positions = positions;
            this.source = source;
            this.next = first;
        }

        String switched() {
            StringBuilder text = new StringBuilder(source);
            insertions.stream()
                    .sorted(Comparator.comparingLong(Insertion::place).reversed())
                    .forEach(insertion -> text.insert((int) insertion.place(), insertion.text()));
            return text.toString();
        }

        @Override
        public @Nullable Void visitBinary(BinaryTree tree, @Nullable Void unused) {
            if (tree.getKind() == Tree.Kind.CONDITIONAL_AND || tree.getKind() == Tree.Kind.CONDITIONAL_OR) {
                boolean neutral = tree.getKind() == Tree.Kind.CONDITIONAL_AND;
                wrap(tree.getLeftOperand(), neutral);
                wrap(tree.getRightOperand(), neutral);
            }
            return super.visitBinary(tree, unused);
        }

        @Override
        public @Nullable Void visitConditionalExpression(ConditionalExpressionTree tree, @Nullable Void unused) {
            if (isNothing(tree.getFalseExpression())) {
                wrap(tree.getCondition(), true);
            }
            return super.visitConditionalExpression(tree, unused);
        }

        @Override
        public @Nullable Void visitIf(IfTree tree, @Nullable Void unused) {
            wrap(tree.getCondition(), true);
            return super.visitIf(tree, unused);
        }

        @Override
        public @Nullable Void visitMethodInvocation(MethodInvocationTree tree, @Nullable Void unused) {
            if (tree.getMethodSelect() instanceof MemberSelectTree select
                    && FILTERS.contains(select.getIdentifier().toString())
                    && tree.getArguments().getFirst() instanceof LambdaExpressionTree lambda
                    && lambda.getBody() instanceof ExpressionTree body) {
                wrap(body, true);
            }
            return super.visitMethodInvocation(tree, unused);
        }

        private static boolean isNothing(ExpressionTree tree) {
            return tree instanceof MethodInvocationTree call
                    && call.getMethodSelect() instanceof MemberSelectTree select
                    && select.getIdentifier().contentEquals("empty");
        }

        /** @param neutral what it is switched off to */
        private void wrap(ExpressionTree tree, boolean neutral) {
            ExpressionTree inner = tree;
            while (inner instanceof ParenthesizedTree brackets) {
                inner = brackets.getExpression();
            }
            boolean isPart =
                    inner.getKind() == Tree.Kind.CONDITIONAL_AND || inner.getKind() == Tree.Kind.CONDITIONAL_OR;
            if (isPart || namesWhatItFinds(inner)) {
                return;
            }
            long start = positions.getStartPosition(unit, inner);
            long end = positions.getEndPosition(unit, inner);
            String rule = unit.getSourceFile().getName().replaceAll(".*/|\\.java$", "");
            conditions.add(new SideCondition(
                    next,
                    rule,
                    unit.getLineMap().getLineNumber(start),
                    source.substring((int) start, (int) end).replaceAll("\\s+", " ")));
            insertions.add(new Insertion(
                    start, "%s.%s(%d, ".formatted(Switches.class.getName(), neutral ? "orTrue" : "orFalse", next)));
            insertions.add(new Insertion(end, ")"));
            next++;
        }

        /** Other code may use the name, which a call around the test would hide. */
        private static boolean namesWhatItFinds(ExpressionTree tree) {
            boolean[] found = {false};
            new TreeScanner<@Nullable Void, @Nullable Void>() {
                @Override
                public @Nullable Void visitInstanceOf(InstanceOfTree test, @Nullable Void unused) {
                    found[0] |= test.getPattern() != null;
                    return super.visitInstanceOf(test, unused);
                }

                @Override
                public @Nullable Void visitLambdaExpression(LambdaExpressionTree lambda, @Nullable Void unused) {
                    return null;
                }
            }.scan(tree, null);
            return found[0];
        }
    }
}
