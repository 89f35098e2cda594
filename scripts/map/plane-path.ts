/** A line or a ring of points on the map. */
export type Line = [x: number, y: number][];

/** Rings of polygons: the first of each is its edge, the others are holes. */
export type Polygons = Line[][];

/**
 * Lines as the data of an SVG path: whole numbers, each point relative to the one before. Points
 * that fall together are left out, and so is a line that becomes a point.
 * @param scale - what one unit of the map becomes
 */
export function pathOf(lines: Line[], scale: number, isClosed: boolean): string {
  let path = "";
  let pen: Line[number] = [0, 0];
  for (const line of lines) {
    const points = rounded(line, scale);
    // A closed ring names its first point twice: the `z` leads back there.
    const [start, ...rest] = isClosed ? points.slice(0, -1) : points;
    if (!start || rest.length < (isClosed ? 2 : 1)) continue;
    path += `m${steps(pen, [start, ...rest])}${isClosed ? "z" : ""}`;
    pen = isClosed ? start : (rest.at(-1) ?? start);
  }
  return path;
}

/** From one point to the next: after the first one, an `m` draws lines. */
function steps(from: Line[number], points: Line): string {
  let [x, y] = from;
  const written = points.map(([nextX, nextY]) => {
    const step = `${nextX - x} ${nextY - y}`;
    [x, y] = [nextX, nextY];
    return step;
  });
  // A minus separates two numbers by itself.
  return written.join(" ").replaceAll(" -", "-");
}

function rounded(line: Line, scale: number): Line {
  const points = line.map(([x, y]): Line[number] => [Math.round(x * scale), Math.round(y * scale)]);
  return points.filter(([x, y], at) => {
    const before = points[at - 1];
    return !before || before[0] !== x || before[1] !== y;
  });
}

/** Twice the area of a ring. */
function doubledArea(ring: Line): number {
  let area = 0;
  for (const [at, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    area += x * nextY - nextX * y;
  }
  return Math.abs(area);
}

/** The polygons that are large enough to be seen. */
export function largePolygons(polygons: Polygons, leastArea: number): Polygons {
  return polygons.filter(([edge = []]) => doubledArea(edge) >= 2 * leastArea);
}

export type Frame = { left: number; top: number; right: number; bottom: number };

export function frameOf(lines: Line[], margin: number): Frame {
  const points = lines.flat();
  const least = (at: 0 | 1) => points.reduce((low, point) => Math.min(low, point[at]), Infinity);
  const most = (at: 0 | 1) => points.reduce((high, point) => Math.max(high, point[at]), -Infinity);
  return {
    left: least(0) - margin,
    top: least(1) - margin,
    right: most(0) + margin,
    bottom: most(1) + margin,
  };
}

/** The part of a ring inside a frame (Sutherland and Hodgman, 1974). */
export function ringInside(ring: Line, { left, top, right, bottom }: Frame): Line {
  const sides: [at: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ];
  return sides.reduce((line, side) => cut(line, side), ring);
}

function cut(ring: Line, [at, limit, sign]: [at: 0 | 1, limit: number, sign: 1 | -1]): Line {
  const isIn = (point: Line[number]) => (point[at] - limit) * sign >= 0;
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1) ?? point;
    const share = (limit - before[at]) / (point[at] - before[at]);
    const crossing: Line[number] = [
      before[0] + (point[0] - before[0]) * share,
      before[1] + (point[1] - before[1]) * share,
    ];
    if (isIn(point)) return isIn(before) ? [point] : [crossing, point];
    return isIn(before) ? [crossing] : [];
  });
}

/** The parts of a line inside a frame, without the pieces that cross its edge. */
export function lineInside(line: Line, { left, top, right, bottom }: Frame): Line[] {
  const parts: Line[] = [[]];
  for (const point of line) {
    const [x, y] = point;
    if (x >= left && x <= right && y >= top && y <= bottom) parts.at(-1)?.push(point);
    else if (parts.at(-1)?.length) parts.push([]);
  }
  return parts.filter((part) => part.length > 1);
}
