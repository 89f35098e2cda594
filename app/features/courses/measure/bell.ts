/**
 * The weights of a bell of the given width, in steps to each side. It is corrected to the fourth
 * order: a parabola passes through it unchanged, so hills and bends keep their size.
 */
export function bellOf(width: number): Float64Array {
  const reach = Math.ceil(width * 3.5);
  const weights = new Float64Array(2 * reach + 1);
  let sum = 0;
  for (let k = -reach; k <= reach; k++) {
    const square = (k / width) ** 2;
    const weight = (Math.exp(-square / 2) * (3 - square)) / 2;
    weights[k + reach] = weight;
    sum += weight;
  }
  return weights.map((weight) => weight / sum);
}

/** Values smoothed with a bell. Toward the ends it narrows evenly, so that the ends stay. */
export function smoothed(values: Float64Array, bell: Float64Array): Float64Array {
  const reach = (bell.length - 1) / 2;
  const last = values.length - 1;
  return values.map((_, index) => {
    const near = Math.min(reach, index, last - index);
    let sum = 0;
    if (near === reach) {
      // Nearly all values: the weights of a whole bell add up to one.
      const first = index - reach;
      for (let k = 0; k < bell.length; k++) sum += (bell[k] ?? 0) * (values[first + k] ?? 0);
      return sum;
    }
    let weights = 0;
    for (let k = -near; k <= near; k++) {
      const weight = bell[k + reach] ?? 0;
      sum += weight * (values[index + k] ?? 0);
      weights += weight;
    }
    return sum / weights;
  });
}

/** The middle of the values; it sorts them in place. 0 of nothing. */
export function middleOf(values: Float64Array): number {
  return values.sort()[values.length >> 1] ?? 0;
}
