import fc from "fast-check";
import { expect, test } from "vitest";
import {
  differingBy,
  fittingClock,
  type Placeable,
  placesOf,
  suggestedSettings,
} from "./places.ts";
import { resultSexes, resultStatuses } from "./result.ts";

const runner = (own: Partial<Placeable>): Placeable => ({
  line: 1,
  sex: null,
  category: null,
  gunMs: null,
  chipMs: null,
  status: "finished",
  placeFound: null,
  ...own,
});

const timed = (seconds: number, own: Partial<Placeable> = {}) =>
  runner({ gunMs: seconds * 1000, ...own });

const byGun = { order: "gun", categories: "same", pulled: 0 } as const;

test("equal times share a place and the places after them are skipped", () => {
  const places = placesOf([timed(30), timed(10), timed(20), timed(20)], byGun);
  expect(places.map(({ placeOverall }) => placeOverall)).toEqual([4, 1, 2, 2]);
});

test("who did not finish has no place and stands after those who did", () => {
  const places = placesOf(
    [runner({ status: "dns" }), runner({ status: "dnf" }), timed(20), runner({ status: "dsq" })],
    byGun,
  );
  expect(places.map(({ sortOrder, placeOverall }) => [sortOrder, placeOverall])).toEqual([
    [3, null],
    [1, null],
    [0, 1],
    [2, null],
  ]);
});

test("the first of each sex that are pulled have no place in their category, and the next is first", () => {
  const open = { category: "Open", sex: "female" } as const;
  const places = placesOf([timed(10, open), timed(20, open), timed(15, { ...open, sex: "male" })], {
    ...byGun,
    pulled: 1,
  });
  expect(places.map(({ placeSex, placeCategory }) => [placeSex, placeCategory])).toEqual([
    [1, null],
    [2, 1],
    [1, null],
  ]);
});

test("gun and chip can give different winners, and categories may follow the other clock", () => {
  const own = { category: "Open", sex: "male" } as const;
  const rows = [
    timed(100, { ...own, chipMs: 99_000, placeFound: 1 }),
    timed(101, { ...own, chipMs: 90_000, placeFound: 2 }),
  ];
  const places = placesOf(rows, { ...byGun, categories: "chip" });
  expect(places.map(({ placeOverall, placeCategory }) => [placeOverall, placeCategory])).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(differingBy(rows, "chip")).toEqual([0, 1]);
  expect(fittingClock(rows)).toBe("gun");
  expect(suggestedSettings(rows).order).toBe("file");
});

test("places in categories count within a sex, unless all runners have the same category", () => {
  const rows = [
    timed(100, { category: "Open", sex: "male" }),
    timed(101, { category: "Open", sex: "female" }),
  ];
  const placed = (all: Placeable[]) =>
    placesOf(all, byGun).map(({ placeCategory }) => placeCategory);
  expect(placed(rows)).toEqual([1, 2]);
  expect(placed([...rows, timed(102, { category: "M40", sex: "male" })])).toEqual([1, 1, 1]);
});

test("times with and without fractions are compared in whole seconds", () => {
  const mixed = [timed(1128), timed(1128.24), timed(1200), timed(1201)];
  expect(placesOf(mixed, byGun).map(({ placeOverall }) => placeOverall)).toEqual([1, 1, 3, 4]);
  const exact = [timed(1128.1), timed(1128.24)];
  expect(placesOf(exact, byGun).map(({ placeOverall }) => placeOverall)).toEqual([1, 2]);
});

const anyRunner = fc.record({
  line: fc.nat(50),
  sex: fc.constantFrom(null, ...resultSexes),
  category: fc.constantFrom(null, "Open", "M40"),
  gunMs: fc.option(fc.integer({ min: 1, max: 9 }).map((seconds) => seconds * 1000)),
  chipMs: fc.option(fc.integer({ min: 1, max: 9 }).map((seconds) => seconds * 1000)),
  status: fc.constantFrom(null, "finished" as const, "finished" as const, ...resultStatuses),
  placeFound: fc.option(fc.integer({ min: 1, max: 9 })),
});

test("places are one more than the number of runners who were faster, counted one by one", () => {
  const orders = fc.constantFrom("gun" as const, "chip" as const);
  fc.assert(
    fc.property(
      fc.array(anyRunner, { maxLength: 30 }),
      orders,
      fc.nat(3),
      (rows, order, pulled) => {
        const places = placesOf(rows, { order, categories: "same", pulled });
        const time = ({ status, gunMs, chipMs }: Placeable) => {
          if (status !== "finished") return null;
          return order === "gun" ? (gunMs ?? chipMs) : (chipMs ?? gunMs);
        };
        const count = (own: Placeable, isRival: (other: Placeable, at: number) => boolean) => {
          const mine = time(own);
          if (mine === null) return null;
          return (
            1 + rows.filter((other, at) => isRival(other, at) && (time(other) ?? 1e9) < mine).length
          );
        };
        const isMixed = rows.every(({ category }) => category === rows[0]?.category);
        rows.forEach((own, at) => {
          const place = places[at];
          expect(place?.placeOverall).toBe(count(own, () => true));
          const inSex = own.sex && count(own, ({ sex }) => sex === own.sex);
          expect(place?.placeSex).toBe(inSex);
          const isOut = (where: number) => (places[where]?.placeSex ?? 99) <= pulled;
          const inCategory =
            own.category === null || isOut(at)
              ? null
              : count(
                  own,
                  ({ sex, category }, other) =>
                    (isMixed || sex === own.sex) && category === own.category && !isOut(other),
                );
          expect(place?.placeCategory).toBe(inCategory);
        });
        expect(places.map(({ sortOrder }) => sortOrder).sort((a, b) => a - b)).toEqual(
          rows.map((_, at) => at),
        );
      },
    ),
  );
});
