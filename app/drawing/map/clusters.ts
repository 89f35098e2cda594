import type { PlanePoint } from "#values/geo/plane.ts";

/** A point on the map with its weight. */
export type CountedPoint = PlanePoint & { id: number; count: number };

/** Points that share one pin, at the position of the largest of them. */
export type Cluster<Member extends CountedPoint> = PlanePoint & {
  lead: Member;
  count: number;
  members: Member[];
};

/**
 * Clusters points that are closer together than `distance`: starting with the largest, each joins the
 * nearest cluster within reach or starts one. The result does not depend on the order of the members,
 * and no two clusters are closer than `distance`.
 */
export function clusterPoints<Member extends CountedPoint>(
  members: Member[],
  distance: number,
): Cluster<Member>[] {
  const groups: Cluster<Member>[] = [];
  const cells = new Map<number, Cluster<Member>[]>();
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
  cells: Map<number, Cluster<Member>[]>,
  { x, y }: PlanePoint,
  { column, row, distance }: { column: number; row: number; distance: number },
): Cluster<Member> | null {
  let best: Cluster<Member> | null = null;
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
