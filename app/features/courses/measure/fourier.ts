/** The least power of two that is not below the number. */
export function powerOfTwoFrom(least: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(2, least)));
}

/**
 * The discrete Fourier transform of complex numbers in their place, forward and unscaled (Cooley and
 * Tukey). The number of values is a power of two.
 */
export function transform(real: Float64Array, imaginary: Float64Array): void {
  const { length } = real;
  sortByReversedBits(real, imaginary);
  for (let size = 2; size <= length; size *= 2) {
    const half = size / 2;
    for (let k = 0; k < half; k++) {
      const angle = (-2 * Math.PI * k) / size;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      for (let low = k; low < length; low += size) {
        const high = low + half;
        const [re, im] = [real[high] ?? 0, imaginary[high] ?? 0];
        const turnedRe = re * cos - im * sin;
        const turnedIm = re * sin + im * cos;
        real[high] = (real[low] ?? 0) - turnedRe;
        imaginary[high] = (imaginary[low] ?? 0) - turnedIm;
        real[low] = (real[low] ?? 0) + turnedRe;
        imaginary[low] = (imaginary[low] ?? 0) + turnedIm;
      }
    }
  }
}

function sortByReversedBits(real: Float64Array, imaginary: Float64Array) {
  const { length } = real;
  for (let index = 1, reversed = 0; index < length; index++) {
    let bit = length >> 1;
    for (; reversed & bit; bit >>= 1) reversed ^= bit;
    reversed ^= bit;
    if (index >= reversed) continue;
    swap(real, index, reversed);
    swap(imaginary, index, reversed);
  }
}

function swap(values: Float64Array, one: number, other: number) {
  const kept = values[one] ?? 0;
  values[one] = values[other] ?? 0;
  values[other] = kept;
}

/**
 * Two rows of values of the same length, with each frequency weakened by its gain. Both rows go on
 * mirrored at their ends.
 * @param gainAt the gain at a frequency, told in waves for each value (0 to 0.5)
 */
export function filtered(
  one: Float64Array,
  other: Float64Array,
  gainAt: (frequency: number) => number,
): [Float64Array, Float64Array] {
  const { length } = one;
  const size = powerOfTwoFrom(2 * length);
  const mirrored = (values: Float64Array) =>
    new Float64Array(size).map((_, index) => {
      const place = index % (2 * length);
      return values[place < length ? place : 2 * length - 1 - place] ?? 0;
    });
  const [real, imaginary] = [mirrored(one), mirrored(other)];
  transform(real, imaginary);
  for (let index = 0; index <= size / 2; index++) {
    // Forward and scaled; with the sign turned, the same transform leads back.
    const gain = gainAt(index / size) / size;
    const mirror = (size - index) % size;
    for (const place of index === mirror ? [index] : [index, mirror]) {
      real[place] = (real[place] ?? 0) * gain;
      imaginary[place] = -(imaginary[place] ?? 0) * gain;
    }
  }
  transform(real, imaginary);
  return [real.slice(0, length), imaginary.slice(0, length).map((value) => -value)];
}
