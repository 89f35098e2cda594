/** Points in space or, without `z`, on a plane, in meters. */
type Points = { x: Float64Array; y: Float64Array; z?: Float64Array };

/**
 * The points that a line keeps so that no other is further from it than the tolerance, in meters. A line that
 * doubles back on itself also keeps its farthest point.
 * @see D. Douglas, T. Peucker, "Algorithms for the reduction of the number of points required to represent a
 * digitized line or its caricature", Cartographica 10 (1973), 112-122
 */
export function simplified(points: Points, tolerance: number): number[] {
  const last = points.x.length - 1;
  const keeps = new Uint8Array(points.x.length);
  keeps[0] = 1;
  keeps[last] = 1;
  const open: [from: number, to: number][] = [[0, last]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range;
    const farthest = farthestBetween(points, range);
    if (farthest.far <= tolerance) continue;
    keeps[farthest.index] = 1;
    open.push([from, farthest.index], [farthest.index, to]);
  }
  return [...keeps.keys()].filter((index) => keeps[index] === 1);
}

function farthestBetween({ x, y, z }: Points, [from, to]: [number, number]) {
  const [startX, startY, startZ] = [x[from] ?? 0, y[from] ?? 0, z?.[from] ?? 0];
  const [wayX, wayY] = [(x[to] ?? 0) - startX, (y[to] ?? 0) - startY];
  const wayZ = (z?.[to] ?? 0) - startZ;
  const square = wayX * wayX + wayY * wayY + wayZ * wayZ;
  const length = Math.sqrt(square);
  let far = 0;
  let index = from;
  let ahead = 0;
  let turn = from;
  for (let each = from + 1; each < to; each++) {
    const [toX, toY] = [(x[each] ?? 0) - startX, (y[each] ?? 0) - startY];
    const toZ = (z?.[each] ?? 0) - startZ;
    const along = square > 0 ? (toX * wayX + toY * wayY + toZ * wayZ) / square : 0;
    if (along > ahead) [ahead, turn] = [along, each];
    const part = Math.min(1, Math.max(0, along));
    const [awayX, awayY, awayZ] = [toX - part * wayX, toY - part * wayY, toZ - part * wayZ];
    const away = awayX * awayX + awayY * awayY + awayZ * awayZ;
    if (away > far) {
      far = away;
      index = each;
    }
    const back = ((ahead - along) * length) ** 2;
    // Until a point lies ahead of the start, the line has not turned; rounding could choose the start.
    if (turn > from && back > far) {
      far = back;
      index = turn;
    }
  }
  return { far: Math.sqrt(far), index };
}
