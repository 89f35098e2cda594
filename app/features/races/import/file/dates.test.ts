import { expect, test } from "vitest";
import { orderOf, readDay } from "./dates.ts";

test("ADM-CSV-12 a date has the form YYYY-MM-DD and must exist", () => {
  expect(readDay("2028-02-29", null)).toEqual({ value: "2028-02-29" });
  for (const text of [
    "31/02/2027",
    "2027-02-29",
    "2027-13-06",
    "March 6",
    "4600",
    "5/13",
    "1/2/3",
  ]) {
    for (const order of [null, "day", "month"] as const) {
      expect(readDay(text, order)).toEqual({
        problem: { code: "not-a-date", text },
      });
    }
  }
  for (const text of ["0207-03-06", "99999"]) {
    expect(readDay(text, null)).toMatchObject({ problem: { code: "unlikely-year", from: 1896 } });
  }
});

test("the date forms of spreadsheets are read", () => {
  const read = {
    "2027-5-6": "2027-05-06",
    "2027/05/16": "2027-05-16",
    "2027-05-16 00:00:00": "2027-05-16",
    "5/13/2027": "2027-05-13",
    "13/05/2026": "2026-05-13",
    "13.5.27": "2027-05-13",
    "5/5/2027": "2027-05-05",
    "46520": "2027-05-13",
    "46520.0": "2027-05-13",
  };
  for (const [text, value] of Object.entries(read)) {
    expect(readDay(text, null), text).toEqual({ value });
  }
});

test("an ambiguous date is read in the file's order of day and month", () => {
  expect(readDay("03/04/2027", "day")).toEqual({ value: "2027-04-03" });
  expect(readDay("03/04/2027", "month")).toEqual({ value: "2027-03-04" });
  expect(readDay("03/04/2027", null)).toEqual({
    problem: { code: "two-dates", text: "03/04/2027", one: "2027-04-03", other: "2027-03-04" },
  });
  expect(readDay("5/13/2027", "day")).toHaveProperty("problem");
});

test("a file's order of day and month is the one in which all of its dates exist", () => {
  expect(orderOf(["03/04/2027", "13/05/2027"])).toBe("day");
  expect(orderOf(["03/04/2027", "5/13/2027"])).toBe("month");
  expect(orderOf(["03/04/2027", "5/5/2027"])).toBe("unclear");
  expect(orderOf(["5/13/2027", "13/05/2027"])).toBe("unclear");
  expect(orderOf(["2027-05-13", "5/5/2027", "46520", "x"])).toBeNull();
});
