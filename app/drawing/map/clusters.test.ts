import fc from "fast-check";
import { expect, test } from "vitest";
import { clusterPoints } from "./clusters.ts";

const members = fc
  .array(
    fc.record({
      x: fc.double({ min: -700, max: 500, noNaN: true }),
      y: fc.double({ min: -1400, max: 350, noNaN: true }),
      count: fc.integer({ min: 1, max: 400 }),
    }),
    { maxLength: 120 },
  )
  .map((all) => all.map((each, id) => ({ ...each, id })));

const distances = fc.double({ min: 2, max: 300, noNaN: true });

test("every member is in one group, and the numbers add up", () => {
  fc.assert(
    fc.property(members, distances, (all, distance) => {
      const groups = clusterPoints(all, distance);
      const ids = groups.flatMap((group) => group.members.map(({ id }) => id));
      expect(ids.toSorted((a, b) => a - b)).toEqual(all.map(({ id }) => id));
      for (const group of groups) {
        expect(group.count).toBe(group.members.reduce((sum, { count }) => sum + count, 0));
      }
    }),
  );
});

test("no two groups are too close, and no member is far from its group", () => {
  fc.assert(
    fc.property(members, distances, (all, distance) => {
      const groups = clusterPoints(all, distance);
      for (const [at, one] of groups.entries()) {
        for (const other of groups.slice(at + 1)) {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(
            distance * 0.999999,
          );
        }
        for (const { x, y } of one.members) {
          expect(Math.hypot(one.x - x, one.y - y)).toBeLessThan(distance);
        }
      }
    }),
  );
});

test("the order of the members does not matter, and the largest one leads", () => {
  fc.assert(
    fc.property(members, distances, (all, distance) => {
      const groups = clusterPoints(all, distance);
      expect(clusterPoints(all.toReversed(), distance)).toEqual(groups);
      for (const { lead, members } of groups) {
        expect(Math.max(...members.map(({ count }) => count))).toBe(lead.count);
      }
    }),
  );
});
