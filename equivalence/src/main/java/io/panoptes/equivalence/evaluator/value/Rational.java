package io.panoptes.equivalence.evaluator.value;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/** An exact number: a fraction in lowest terms with a positive denominator. */
public record Rational(BigInteger numerator, BigInteger denominator) implements Comparable<Rational> {
    /** As many digits as an endless fraction is shown with. */
    private static final MathContext SHOWN = new MathContext(30, RoundingMode.HALF_UP);

    public Rational {
        if (denominator.signum() < 0) {
            numerator = numerator.negate();
            denominator = denominator.negate();
        }
        BigInteger divisor = numerator.gcd(denominator);
        if (!divisor.equals(BigInteger.ONE)) {
            numerator = numerator.divide(divisor);
            denominator = denominator.divide(divisor);
        }
    }

    public static Rational of(long value) {
        return new Rational(BigInteger.valueOf(value), BigInteger.ONE);
    }

    public static Rational of(BigDecimal value) {
        return value.scale() > 0
                ? new Rational(value.unscaledValue(), BigInteger.TEN.pow(value.scale()))
                : new Rational(value.toBigIntegerExact(), BigInteger.ONE);
    }

    public boolean isWhole() {
        return denominator.equals(BigInteger.ONE);
    }

    public Rational plus(Rational other) {
        return new Rational(
                numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    public Rational minus(Rational other) {
        return plus(other.negate());
    }

    public Rational times(Rational other) {
        return new Rational(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
    }

    public Rational dividedBy(Rational other) {
        return new Rational(numerator.multiply(other.denominator), denominator.multiply(other.numerator));
    }

    Rational negate() {
        return new Rational(numerator.negate(), denominator);
    }

    public int signum() {
        return numerator.signum();
    }

    boolean isBeyondDouble() {
        return numerator.bitLength() - denominator.bitLength() > 1022;
    }

    /** Cut towards zero. */
    public Rational truncate() {
        return new Rational(numerator.divide(denominator), BigInteger.ONE);
    }

    Rational floor() {
        return signum() < 0 && !isWhole() ? truncate().minus(of(1)) : truncate();
    }

    /** To N digits behind the point, halves away from zero; negative counts digits before the point. */
    public Rational round(int digits) {
        Rational power = new Rational(BigInteger.TEN.pow(Math.abs(digits)), BigInteger.ONE);
        Rational scaled = digits >= 0 ? times(power) : dividedBy(power);
        Rational half = new Rational(BigInteger.valueOf(scaled.signum()), BigInteger.TWO);
        Rational rounded = scaled.plus(half).truncate();
        return digits >= 0 ? rounded.dividedBy(power) : rounded.times(power);
    }

    /** Whether rounding to N digits meets a half, or its edge, within this part of the number, but no half itself. */
    boolean isNearlyHalf(int digits, Rational part) {
        Rational power = new Rational(BigInteger.TEN.pow(Math.abs(digits)), BigInteger.ONE);
        Rational scaled = digits >= 0 ? times(power) : dividedBy(power);
        Rational half = scaled.floor().plus(new Rational(BigInteger.ONE, BigInteger.TWO));
        Rational away = scaled.minus(half);
        Rational size = scaled.signum() < 0 ? scaled.negate() : scaled;
        Rational distance = away.signum() < 0 ? away.negate() : away;
        return distance.signum() != 0 && distance.compareTo(size.times(part)) < 0;
    }

    /** Exact where the fraction ends, else with {@link #SHOWN} digits. */
    public BigDecimal toBigDecimal() {
        BigDecimal above = new BigDecimal(numerator);
        BigDecimal below = new BigDecimal(denominator);
        try {
            return above.divide(below);
        } catch (ArithmeticException endless) {
            return above.divide(below, SHOWN);
        }
    }

    @Override
    public int compareTo(Rational other) {
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
    }
}
