import type { PlanePoint } from "#values/geo/plane.ts";

/** A thing on the map that counts. */
export type CountedPoint = PlanePoint & { id: number; count: number };

/** What stands at one spot: its largest member, which also says where that is, and the others. */
export type Gathered<Member extends CountedPoint> = PlanePoint & {
  lead: Member;
  count: number;
  members: Member[];
};

/**
 * Gathers what lies closer together than `distance`: from the largest on, each joins the nearest spot
 * within reach, or becomes one. The same members always make the same groups, in whatever order they
 * come; no two groups are closer than `distance`.
 */
export function gather<Member extends CountedPoint>(
  members: Member[],
  distance: number,
): Gathered<Member>[] {
  const groups: Gathered<Member>[] = [];
  const cells = new Map<number, Gathered<Member>[]>();
  for (const member of members.toSorted(largestFirst)) {
    const column = Math.floor(member.x / distance);
    const row = Math.floor(member.y / distance);
    const near = nearest(cells, member, { column, row, distance });
    if (near) {
      near.count += member.count;
      near.members.push(member);
      continue;
    }
    const group = {
      lead: member,
      x: member.x,
      y: member.y,
      count: member.count,
      members: [member],
    };
    groups.push(group);
    const cell = cellOf(column, row);
    const others = cells.get(cell);
    if (others) others.push(group);
    else cells.set(cell, [group]);
  }
  return groups;
}

function largestFirst(a: CountedPoint, b: CountedPoint): number {
  return b.count - a.count || a.id - b.id;
}

/** A number for each cell: the plane has less than a million columns at any distance. */
function cellOf(column: number, row: number): number {
  return column * 2 ** 20 + row;
}

/** The nearest group within reach, which can only lie in the cell of the point or beside it. */
function nearest<Member extends CountedPoint>(
  cells: Map<number, Gathered<Member>[]>,
  { x, y }: PlanePoint,
  { column, row, distance }: { column: number; row: number; distance: number },
): Gathered<Member> | null {
  let best: Gathered<Member> | null = null;
  let least = distance * distance;
  for (let across = column - 1; across <= column + 1; across++) {
    for (let down = row - 1; down <= row + 1; down++) {
      for (const group of cells.get(cellOf(across, down)) ?? []) {
        const square = (group.x - x) ** 2 + (group.y - y) ** 2;
        if (square < least) {
          least = square;
          best = group;
        }
      }
    }
  }
  return best;
}
