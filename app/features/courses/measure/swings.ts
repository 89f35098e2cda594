/** A rise or a fall between two turning points, by the index of their heights. */
export type Swing = { from: number; to: number; rise: number };

/**
 * The rises and falls of a course. A turn counts once the way back exceeds the threshold, so noise
 * below it adds nothing, and each swing counts with its full size.
 */
export function swingsOf(heights: Float64Array, threshold: number): Swing[] {
  const swings: Swing[] = [];
  const height = (index: number) => heights[index] ?? 0;
  let low = 0;
  let high = 0;
  /** 1 on a rise, −1 on a fall, 0 before the first turn is known. */
  let direction = 0;
  let start = 0;
  const end = (to: number) => {
    if (to > start) swings.push({ from: start, to, rise: height(to) - height(start) });
    start = to;
  };
  for (let index = 1; index < heights.length; index++) {
    const now = height(index);
    if (direction >= 0 && now >= height(high)) high = index;
    if (direction <= 0 && now <= height(low)) low = index;
    if (direction >= 0 && height(high) - now >= threshold) {
      if (direction === 1) end(high);
      else start = high;
      direction = -1;
      low = index;
    } else if (direction <= 0 && now - height(low) >= threshold) {
      if (direction === -1) end(low);
      else start = low;
      direction = 1;
      high = index;
    }
  }
  if (direction !== 0) end(direction === 1 ? high : low);
  return swings;
}

/** How far the course has climbed and descended at each step. The last values are the totals. */
export function climbedOf(heights: Float64Array, swings: Swing[]) {
  const climbed = new Float64Array(heights.length);
  const descended = new Float64Array(heights.length);
  for (const { from, to, rise } of swings) {
    const counted = rise > 0 ? climbed : descended;
    let far = 0;
    for (let index = from + 1; index <= to; index++) {
      const moved = Math.abs((heights[index] ?? 0) - (heights[from] ?? 0));
      // Within a swing only what goes further counts: small dips are below the threshold.
      counted[index] = Math.max(0, moved - far);
      far = Math.max(far, moved);
    }
  }
  for (const counted of [climbed, descended]) {
    let sum = 0;
    for (const [index, meters] of counted.entries()) counted[index] = sum += meters;
  }
  return { climbed, descended };
}
