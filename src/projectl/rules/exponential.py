"""The exponential function and the logarithm, the same on every machine to the last bit.

A library's own may be off by one bit here and not there, and a search that is decided by such a bit
would choose another turn in the browser. Both follow FreeBSD's msun: to less than one unit in the
last place.
"""

import numpy as np

from projectl.rules.kernel import integer, kernel

LN2 = 0.6931471805599453
LN2_HIGH, LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
HIGHEST, LOWEST = 709.0, -708.0  # beyond them, infinity and nothing
MANTISSA = 52
BIAS = 1023
SQRT_HALF = 0.7071067811865476

P1 = 1.66666666666666019037e-01
P2 = -2.77777777770155933842e-03
P3 = 6.61375632143793436117e-05
P4 = -1.65339022054652515390e-06
P5 = 4.13813679705723846039e-08

L1 = 6.666666666666735130e-01
L2 = 3.999999999940941908e-01
L3 = 2.857142874366239149e-01
L4 = 2.222219843214978396e-01
L5 = 1.818357216161805012e-01
L6 = 1.531383769920937332e-01
L7 = 1.479819860511658591e-01


@kernel
def power_of_two(exponent: int) -> float:
    """Two to a whole number from -1022 to 1023."""
    return np.int64((exponent + BIAS) << MANTISSA).view(np.float64)


@kernel
def exp(x: float) -> float:
    """e to the power of x."""
    if x > HIGHEST:
        return np.inf
    if x < LOWEST:
        return 0.0
    k = integer(np.floor(x / LN2 + 0.5))
    high, low = x - k * LN2_HIGH, k * LN2_LOW
    r = high - low
    square = r * r
    c = r - square * (P1 + square * (P2 + square * (P3 + square * (P4 + square * P5))))
    return (1.0 - ((low - (r * c) / (2.0 - c)) - high)) * power_of_two(k)


@kernel
def log(x: float) -> float:
    """The natural logarithm of a positive number, not a subnormal one."""
    k = (integer(np.float64(x).view(np.int64)) >> MANTISSA) - BIAS + 1
    fraction = x * power_of_two(-k) if k < BIAS else 0.5 * (x * power_of_two(1 - k))
    if fraction < SQRT_HALF:
        fraction *= 2.0
        k -= 1
    f = fraction - 1.0
    s = f / (2.0 + f)
    z = s * s
    w = z * z
    series = w * (L2 + w * (L4 + w * L6)) + z * (L1 + w * (L3 + w * (L5 + w * L7)))
    half = 0.5 * f * f
    return k * LN2_HIGH - ((half - (s * (half + series) + k * LN2_LOW)) - f)


@kernel
def log_sum_exp(x: float, y: float) -> float:
    """The logarithm of the sum of two exponentials."""
    return max(x, y) + log(1.0 + exp(-abs(x - y)))
