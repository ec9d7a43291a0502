package io.panoptes.equivalence.front.validation;

import io.panoptes.equivalence.front.operator.FrontOperators;
import io.panoptes.equivalence.front.operator.OrderedFunctions;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingTrait;
import java.math.BigDecimal;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rel.type.RelDataTypeFactory;
import org.apache.calcite.rel.type.RelDataTypeField;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlCallBinding;
import org.apache.calcite.sql.SqlCharStringLiteral;
import org.apache.calcite.sql.SqlFunction;
import org.apache.calcite.sql.SqlFunctionCategory;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlNumericLiteral;
import org.apache.calcite.sql.SqlOperator;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.SqlSelectKeyword;
import org.apache.calcite.sql.SqlUtil;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.type.SqlTypeFamily;
import org.apache.calcite.sql.type.SqlTypeMappingRule;
import org.apache.calcite.sql.type.SqlTypeName;
import org.apache.calcite.sql.type.SqlTypeUtil;
import org.apache.calcite.sql.validate.SqlValidator;
import org.apache.calcite.sql.validate.SqlValidatorScope;
import org.apache.calcite.sql.validate.implicit.TypeCoercionImpl;
import org.checkerframework.checker.nullness.qual.Nullable;

/**
 * Where TRUE and FALSE are numbers, they count as 1 and 0 beside a number, and a date beside a number counts as the
 * number {@code yyyymmdd} or as nothing that is known, as the profile says. The rest is Calcite's, unless the profile has no
 * implicit casts: then nothing becomes a value of another kind.
 */
final class FrontCoercion extends TypeCoercionImpl {
    private static final Set<SqlKind> ARITHMETIC =
            EnumSet.of(SqlKind.PLUS, SqlKind.MINUS, SqlKind.TIMES, SqlKind.DIVIDE, SqlKind.MOD);

    /**
     * Calcite asks of these, too, how dates count. LIKE and GROUP_CONCAT take the text of a date, LAG and LEAD the date, in MySQL as
     * everywhere.
     */
    private static final Set<SqlKind> TAKE_DATES = EnumSet.of(
            SqlKind.LIKE,
            SqlKind.SIMILAR,
            SqlKind.RLIKE,
            SqlKind.LAG,
            SqlKind.LEAD,
            SqlKind.GROUP_CONCAT,
            SqlKind.LISTAGG,
            SqlKind.STRING_AGG);

    private static final Pattern NUMBER = Pattern.compile("-?\\d{1,18}");

    private final boolean booleansAreNumbers;
    private final boolean literalsTakeTypes;
    private final boolean implicitCasts;
    private final boolean affinity;
    private final boolean roundedTextsOpen;
    private final boolean textsAreFloating;
    private final boolean wholeConstants;
    private final RealOperands reals;
    private final ReadingProfile.DateArithmetic dates;

    FrontCoercion(RelDataTypeFactory factory, SqlValidator validator, ReadingProfile profile) {
        super(factory, validator);
        this.booleansAreNumbers = profile.booleansAreNumbers();
        this.implicitCasts = profile.implicitCasts();
        this.affinity = profile.has(ReadingTrait.AFFINITY);
        this.roundedTextsOpen =
                profile.has(ReadingTrait.COMMON_DECIMALS_ROUND) || !profile.has(ReadingTrait.FUNCTIONS_ARE_GIVEN);
        this.textsAreFloating = profile.has(ReadingTrait.TEXTS_COUNT_AS_DOUBLE);
        this.wholeConstants = profile.has(ReadingTrait.CONSTANTS_BESIDE_COLUMNS_ARE_WHOLE);
        this.reals = RealOperands.of(profile);
        this.literalsTakeTypes = profile.has(ReadingTrait.LITERALS_TAKE_TYPES);
        this.dates = profile.dateArithmetic();
    }

    @Override
    public @Nullable RelDataType implicitCast(RelDataType from, SqlTypeFamily expected) {
        boolean number = expected == SqlTypeFamily.NUMERIC
                || expected == SqlTypeFamily.INTEGER
                || expected == SqlTypeFamily.EXACT_NUMERIC;
        if (booleansAreNumbers && number && SqlTypeUtil.isBoolean(from)) {
            return factory.createTypeWithNullability(factory.createSqlType(SqlTypeName.INTEGER), from.isNullable());
        }
        return super.implicitCast(from, expected);
    }

    @Override
    public boolean builtinFunctionCoercion(
            SqlCallBinding binding, List<RelDataType> types, List<SqlTypeFamily> expected) {
        if (!affinity
                && binding.getOperator().getKind() == SqlKind.MOD
                && types.stream().anyMatch(SqlTypeUtil::isApproximateNumeric)) {
            // Calcite makes a decimal of it.
            throw new Unsupported("remainder of a number in floating point");
        }
        boolean changed = !affinity && binding.getOperator() == SqlStdOperatorTable.CONCAT && toTexts(binding, types);
        for (int i = 0; textsAreFloating && i < types.size() && i < expected.size(); i++) {
            TextsAsNumbers.checkWhole(binding, i, expected.get(i));
            changed |= expected.get(i) == SqlTypeFamily.NUMERIC && toDouble(binding, i);
        }
        for (int i = 0; affinity && i < types.size() && i < expected.size(); i++) {
            boolean number = expected.get(i) == SqlTypeFamily.NUMERIC
                    || expected.get(i) == SqlTypeFamily.INTEGER
                    || expected.get(i) == SqlTypeFamily.EXACT_NUMERIC;
            boolean text = expected.get(i) == SqlTypeFamily.CHARACTER || expected.get(i) == SqlTypeFamily.STRING;
            if (number && SqlTypeUtil.isCharacter(types.get(i))) {
                refuseMathematics(binding.getOperator());
                refuseDistinct(binding);
                new AffinityCoercion(binding).toNumber(i);
                changed = true;
            } else if (text && SqlTypeUtil.isNumeric(types.get(i))) {
                new AffinityCoercion(binding).toText(i);
                changed = true;
            }
        }
        return changed || super.builtinFunctionCoercion(binding, types, expected);
    }

    /** {@code SUM(DISTINCT s)} is of each text once in SQLite, and not of each number that is made of one. */
    private static void refuseDistinct(SqlCallBinding binding) {
        if (binding.getCall().getFunctionQuantifier() != null
                && binding.getCall().getFunctionQuantifier().getValue() == SqlSelectKeyword.DISTINCT) {
            throw new Unsupported(
                    "%s of distinct texts".formatted(binding.getOperator().getName()));
        }
    }

    /** {@code FLOOR(s)}, and all of its kind but ABS and ROUND, is NULL in SQLite where the text is no number. */
    private static void refuseMathematics(SqlOperator operator) {
        boolean mathematics = operator instanceof SqlFunction function
                && function.getFunctionType() == SqlFunctionCategory.NUMERIC
                && !operator.isAggregator();
        if (mathematics && operator != SqlStdOperatorTable.ABS && operator != SqlStdOperatorTable.ROUND) {
            throw new Unsupported("%s of a text".formatted(operator.getName()));
        }
    }

    /** {@code s || 1}: a whole number becomes the text of its digits, in all that know this operator. */
    private boolean toTexts(SqlCallBinding binding, List<RelDataType> types) {
        boolean changed = false;
        RelDataType text = factory.createSqlType(SqlTypeName.VARCHAR);
        for (int i = 0; i < types.size() && types.stream().anyMatch(SqlTypeUtil::isCharacter); i++) {
            if (SqlTypeUtil.isIntType(types.get(i))) {
                SqlNode node = binding.operand(i);
                SqlNode cast = SqlStdOperatorTable.CAST.createCall(
                        node.getParserPosition(), node, SqlTypeUtil.convertTypeToSpec(text));
                binding.getCall().setOperand(i, cast);
                binding.getValidator().deriveType(binding.getScope(), cast);
                changed = true;
            }
        }
        return changed;
    }

    @Override
    public boolean binaryArithmeticCoercion(SqlCallBinding binding) {
        boolean arithmetic = ARITHMETIC.contains(binding.getOperator().kind);
        if (affinity && arithmetic && new AffinityCoercion(binding).toNumbers()) {
            return true;
        }
        boolean changed = booleansAreNumbers && toNumbers(binding);
        for (int i = 0; textsAreFloating && arithmetic && i < binding.getOperandCount(); i++) {
            changed |= toDouble(binding, i);
        }
        changed |= arithmetic && toCommonBits(binding);
        return super.binaryArithmeticCoercion(binding) || changed;
    }

    private boolean toDouble(SqlCallBinding binding, int operand) {
        return TextsAsNumbers.isText(binding, operand)
                && coerceOperandType(
                        binding.getScope(), binding.getCall(), operand, factory.createSqlType(SqlTypeName.DOUBLE));
    }

    private boolean toCommonBits(SqlCallBinding binding) {
        boolean changed = false;
        Optional<SqlTypeName> common = reals.common(binding.collectOperandTypes());
        for (int i = 0; common.isPresent() && i < binding.getOperandCount(); i++) {
            RelDataType type = factory.createTypeWithNullability(
                    factory.createSqlType(common.get()),
                    binding.getOperandType(i).isNullable());
            changed |= coerceOperandType(binding.getScope(), binding.getCall(), i, type);
        }
        return changed;
    }

    @Override
    public boolean binaryComparisonCoercion(SqlCallBinding binding) {
        if (affinity && new AffinityCoercion(binding).compare()) {
            return true;
        }
        WideWholeNumbers.refuse(binding, affinity, wholeConstants);
        if (!booleansAreNumbers && isTruthBesideOtherNumber(binding)) {
            throw new Unsupported("BOOLEAN beside a number other than 0 and 1");
        }
        if (roundedTextsOpen) {
            RoundedTexts.refuse(binding.operands(), binding.collectOperandTypes());
        }
        boolean number = binding.collectOperandTypes().stream().anyMatch(SqlTypeUtil::isNumeric);
        if (number && binding.getOperator().getKind() == SqlKind.NULLIF && isDate(binding.getOperandType(0))) {
            // It compares the date as a number, and gives the date.
            throw new Unsupported("NULLIF of a date and a number");
        }
        if (number
                && !literalsTakeTypes
                && binding.getOperator().getKind() == SqlKind.NULLIF
                && SqlTypeUtil.isCharacter(binding.getOperandType(0))) {
            throw new Unsupported("NULLIF of a text and a number");
        }
        ConstantsBesideDates.check(binding, dates == ReadingProfile.DateArithmetic.NUMBERS);
        boolean changed = booleansAreNumbers && number && toNumbers(binding);
        for (int i = 0; textsAreFloating && number && i < binding.getOperandCount(); i++) {
            changed |= TextsAsNumbers.isInexact(binding, i) && toDouble(binding, i);
        }
        return super.binaryComparisonCoercion(binding) || changed;
    }

    /** {@code TRUE = 2}: Calcite makes TRUE of the number, DuckDB and SQLite make 1 of the truth value. */
    private static boolean isTruthBesideOtherNumber(SqlCallBinding binding) {
        List<RelDataType> types = binding.collectOperandTypes();
        return types.size() == 2
                && (SqlTypeUtil.isBoolean(types.get(0)) && isOtherNumber(binding.operand(1))
                        || SqlTypeUtil.isBoolean(types.get(1)) && isOtherNumber(binding.operand(0)));
    }

    private static boolean isOtherNumber(SqlNode node) {
        return switch (node) {
            case SqlNumericLiteral literal -> {
                BigDecimal number = literal.getValueAs(BigDecimal.class);
                yield number.signum() != 0 && number.compareTo(BigDecimal.ONE) != 0;
            }
            case SqlCall call
            when call.isA(Set.of(SqlKind.MINUS_PREFIX, SqlKind.PLUS_PREFIX)) ->
                call.operand(0) instanceof SqlNumericLiteral;
            default -> false;
        };
    }

    /** Calcite's own check knows no cast from a date or a truth value to a number. */
    @Override
    protected boolean needToCast(
            SqlValidatorScope scope, SqlNode node, RelDataType type, SqlTypeMappingRule mappingRule) {
        RelDataType from = validator.deriveType(scope, node);
        boolean needed = (SqlTypeUtil.isNumeric(type) && isNumberInDisguise(from))
                || super.needToCast(scope, node, type, mappingRule);
        if (needed && !SqlTypeUtil.inSameFamilyOrNull(from, type) && !isAllowed(node, from, type)) {
            throw new Unsupported("%s where %s is wanted".formatted(from.getSqlTypeName(), type.getSqlTypeName()));
        }
        return needed;
    }

    /**
     * A text that is written out takes the type that is wanted; of another text the DBMSs make a number in ways of their own, or
     * compare as texts. As a truth value only where literals take types: SQLite compares as texts, MySQL as numbers. A date becomes
     * the moment at its beginning, where literals take types.
     */
    private boolean isAllowed(SqlNode node, RelDataType from, RelDataType type) {
        if (SqlTypeUtil.isCharacter(from)) {
            return node instanceof SqlCharStringLiteral
                    && (literalsTakeTypes || !SqlTypeUtil.isBoolean(type))
                    && (implicitCasts || literalsTakeTypes || numericLiteral(node, type));
        }
        boolean isMidnight = literalsTakeTypes && isDate(from) && type.getSqlTypeName() == SqlTypeName.TIMESTAMP;
        return implicitCasts
                || isMidnight
                || (booleansAreNumbers && SqlTypeUtil.isBoolean(from) && SqlTypeUtil.isNumeric(type));
    }

    /** Beside a number also where no other casts are known: {@code n = '37'} is {@code n = 37} in SQLite, too. */
    private boolean numericLiteral(SqlNode node, RelDataType type) {
        return booleansAreNumbers
                && SqlTypeUtil.isNumeric(type)
                && node instanceof SqlCharStringLiteral text
                && NUMBER.matcher(text.getValueAs(String.class)).matches();
    }

    private static boolean isNumberInDisguise(RelDataType type) {
        return SqlTypeUtil.isBoolean(type) || isDate(type);
    }

    private static boolean isDate(RelDataType type) {
        return type.getSqlTypeName() == SqlTypeName.DATE;
    }

    @Override
    public boolean inOperationCoercion(SqlCallBinding binding) {
        boolean list = binding.operand(1) instanceof SqlNodeList items
                && items.stream().allMatch(item -> item instanceof SqlNumericLiteral);
        RelDataType left = binding.getOperandType(0);
        if (affinity && binding.operand(1) instanceof SqlSelect select && compareWith(binding, select)) {
            return true;
        }
        if (booleansAreNumbers && list && SqlTypeUtil.isBoolean(left)) {
            RelDataType number =
                    factory.createTypeWithNullability(factory.createSqlType(SqlTypeName.INTEGER), left.isNullable());
            return coerceOperandType(binding.getScope(), binding.getCall(), 0, number);
        }
        if (roundedTextsOpen && binding.operand(1) instanceof SqlNodeList items) {
            RoundedTexts.refuse(items, List.of(left));
        }
        boolean isInexact = textsAreFloating && TextsAsNumbers.hasInexact(left, binding.operand(1));
        if (isInexact || (!affinity && isTextAmongNumbers(binding))) {
            throw new Unsupported("text beside a number in IN");
        }
        if (binding.operand(1) instanceof SqlNodeList items) {
            if (affinity) {
                WideWholeNumbers.refuseBesideFloating(left, items);
            }
            items.forEach(item -> ConstantsBesideDates.checkText(item, left.getSqlTypeName()));
        }
        return super.inOperationCoercion(binding);
    }

    /** {@code s IN (0, 'a')}: Calcite makes a text of the number, MySQL a number of {@code s}. */
    private static boolean isTextAmongNumbers(SqlCallBinding binding) {
        return SqlTypeUtil.isCharacter(binding.getOperandType(0))
                && binding.operand(1) instanceof SqlNodeList items
                && items.stream()
                        .anyMatch(item ->
                                SqlTypeUtil.isNumeric(binding.getValidator().deriveType(binding.getScope(), item)));
    }

    /** {@code n IN (SELECT s ...) -> n IN (SELECT NUMBER_OF_TEXT(s) ...)}, and the same where the text is on the left. */
    private boolean compareWith(SqlCallBinding binding, SqlSelect select) {
        RelDataType left = binding.getOperandType(0);
        List<RelDataTypeField> fields =
                binding.getOperandType(1).isStruct() ? binding.getOperandType(1).getFieldList() : List.of();
        boolean single = fields.size() == 1 && select.getSelectList().size() == 1;
        RelDataType right = single ? fields.getFirst().getType() : binding.getOperandType(1);
        boolean textLeft = SqlTypeUtil.isCharacter(left) && SqlTypeUtil.isNumeric(right);
        boolean textRight = SqlTypeUtil.isNumeric(left) && SqlTypeUtil.isCharacter(right);
        if (!textLeft && !textRight) {
            return false;
        }
        Set<Affinity> ofLeft = Affinity.of(binding.operand(0), binding.getScope(), binding.getValidator());
        Set<Affinity> ofRight = Affinity.of(select, binding.getScope(), binding.getValidator());
        Set<Affinity> number = Set.of(Affinity.NUMBER);
        boolean numbers = textLeft
                ? ofRight.equals(number) && !ofLeft.contains(Affinity.NUMBER)
                : ofLeft.equals(number) && !ofRight.contains(Affinity.NUMBER);
        if (!numbers || !single) {
            throw new Unsupported("text beside a number in IN of a subquery");
        }
        if (textLeft) {
            new AffinityCoercion(binding).toNumberOfText(0);
            return true;
        }
        SqlNode item = SqlUtil.stripAs(select.getSelectList().get(0));
        SqlNode wrapped = FrontOperators.NUMBER_OF_TEXT.createCall(item.getParserPosition(), item);
        SqlNode named = SqlStdOperatorTable.AS.createCall(
                item.getParserPosition(),
                wrapped,
                new SqlIdentifier(fields.getFirst().getName(), item.getParserPosition()));
        select.getSelectList().set(0, named);
        SqlValidatorScope inside = binding.getValidator().getSelectScope(select);
        RelDataType type = binding.getValidator().deriveType(inside, wrapped);
        binding.getValidator().deriveType(inside, named);
        updateInferredColumnType(inside, select, 0, type);
        return true;
    }

    private boolean toNumbers(SqlCallBinding binding) {
        boolean changed = false;
        List<RelDataType> types = binding.collectOperandTypes();
        for (int i = 0; i < types.size(); i++) {
            RelDataType type = types.get(i);
            if (isDate(type) && takesDates(binding.getOperator())) {
                continue;
            }
            if (isDate(type) && dates == ReadingProfile.DateArithmetic.UNKNOWN) {
                throw new Unsupported("date as a number");
            }
            if (isNumberInDisguise(type)) {
                RelDataType number = factory.createTypeWithNullability(
                        factory.createSqlType(SqlTypeName.INTEGER), type.isNullable());
                changed |= coerceOperandType(binding.getScope(), binding.getCall(), i, number);
            }
        }
        return changed;
    }

    private static boolean takesDates(SqlOperator operator) {
        return TAKE_DATES.contains(operator.kind) || OrderedFunctions.isName(operator.getName());
    }
}
