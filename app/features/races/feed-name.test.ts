import { expect, test } from "vitest";
import { feedName } from "./feed-name.ts";
import { noFilters } from "./filters.ts";

test("a calendar is named after what it was filtered by", () => {
  expect(feedName(noFilters)).toBe("Dorsal races");
  expect(feedName({ ...noFilters, types: ["Road", "Trail"], city: "Lima", q: "wine" })).toBe(
    "Dorsal races: “wine”, Road, Trail, Lima",
  );
  const asked = { when: "next-month", rating: 4, countries: ["Peru"] } as const;
  expect(
    feedName({ ...noFilters, ...asked, countries: ["Peru"], distance: { from: 5, to: 21 } }),
  ).toBe("Dorsal races: Peru, 5–21 km, next month, 4 stars and up");
  expect(feedName({ ...noFilters, distance: { from: 50, to: 100 } })).toBe(
    "Dorsal races: 50 km and more",
  );
});
