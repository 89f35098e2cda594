import { expect, test } from "vitest";
import { shareOfMonth, withMonth } from "./days.ts";

const none = { from: null, to: null };
const march = { from: "2027-03-01", to: "2027-03-31" };

test("a month is chosen, and chosen again it is taken back", () => {
  expect(withMonth(none, "2027-03-01")).toEqual(march);
  expect(withMonth(march, "2027-03-01")).toEqual(none);
});

test("a month beside the chosen ones joins them, another stands alone", () => {
  const spring = { from: "2027-03-01", to: "2027-05-31" };
  expect(withMonth(march, "2027-04-01")).toEqual({ from: "2027-03-01", to: "2027-04-30" });
  expect(withMonth(march, "2027-02-01")).toEqual({ from: "2027-02-01", to: "2027-03-31" });
  expect(withMonth(march, "2027-09-01")).toEqual({ from: "2027-09-01", to: "2027-09-30" });
  expect(withMonth(spring, "2027-03-01")).toEqual({ from: "2027-04-01", to: "2027-05-31" });
  expect(withMonth(spring, "2027-05-01")).toEqual({ from: "2027-03-01", to: "2027-04-30" });
  expect(withMonth(spring, "2027-04-01")).toEqual({ from: "2027-04-01", to: "2027-04-30" });
});

test("dates that are not whole months give way to the month", () => {
  expect(withMonth({ from: "2027-03-06", to: "2027-03-08" }, "2027-03-01")).toEqual(march);
  expect(withMonth({ from: "2027-03-01", to: null }, "2027-03-01")).toEqual(march);
});

test("a month is chosen as a whole or in part", () => {
  expect(shareOfMonth(none, "2027-03-01")).toBe("none");
  expect(shareOfMonth(march, "2027-03-01")).toBe("whole");
  expect(shareOfMonth(march, "2027-04-01")).toBe("none");
  expect(shareOfMonth({ from: "2027-03-06", to: null }, "2027-03-01")).toBe("part");
  expect(shareOfMonth({ from: "2027-03-06", to: null }, "2027-04-01")).toBe("whole");
  expect(shareOfMonth({ from: null, to: "2027-02-27" }, "2027-03-01")).toBe("none");
});
