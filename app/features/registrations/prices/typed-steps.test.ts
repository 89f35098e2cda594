import { expect, test } from "vitest";
import { readAmount, writtenAmount } from "./amount.ts";
import { readSteps } from "./typed-steps.ts";

const read = (
  rows: [price: string, last: string, places: string][],
  { today = "2027-01-01", stored = [{ id: "kept", lastDay: "2027-02-28" }] } = {},
) => {
  const fields = new Map(
    rows.flatMap(([price, last, places], row) => [
      [`price:a:${row}`, price],
      [`last:a:${row}`, last],
      [`places:a:${row}`, places],
    ]),
  );
  fields.set("id:a:0", "kept");
  return readSteps("a", "PEN", { textOf: (name) => fields.get(name) ?? "", today, stored });
};

test("amounts are read as they are typed, and written back in the same way", () => {
  expect(["80", "79.5", "79,50", " 0 "].map((typed) => readAmount(typed))).toEqual([
    8000, 7950, 7950, 0,
  ]);
  for (const named of ["S/ 80", "s/.80", "80 soles", "S/80.00 PEN"]) {
    expect(readAmount(named, "PEN"), named).toBe(8000);
    expect(readAmount(named), named).toBe(8000);
    expect(readAmount(named, "MXN"), named).toBeNull();
  }
  expect([readAmount("$ 1,250.50", "MXN"), readAmount("$80", "PEN")]).toEqual([125_050, null]);
  for (const wrong of ["", "80-90", "-1", "80.505", "1e3", "123456", "free"]) {
    expect(readAmount(wrong), wrong).toBeNull();
  }
  for (const minor of [0, 5, 7950, 8000, 1_234_567]) {
    expect(readAmount(writtenAmount(minor)), String(minor)).toBe(minor);
  }
});

test("rows become steps in their order, and empty rows are left out", () => {
  const { steps, problems } = read([
    ["60", "", "100"],
    ["", "", ""],
    ["80", "2027-02-28", ""],
    ["95,50", "", ""],
  ]);
  expect(problems).toEqual({});
  expect(steps).toEqual([
    { id: "kept", priceMinor: 6000, lastDay: null, places: 100 },
    { id: null, priceMinor: 8000, lastDay: "2027-02-28", places: null },
    { id: null, priceMinor: 9550, lastDay: null, places: null },
  ]);
  expect(read([]).steps).toEqual([]);
});

test("every step but the last has an end, and the days rise", () => {
  expect(read([["80", "2027-02-28", ""]]).problems).toEqual({ "price:a:0": "ends" });
  expect(
    read([
      ["80", "", ""],
      ["90", "", ""],
    ]).problems,
  ).toEqual({ "price:a:0": "endless" });
  expect(
    read([
      ["80", "2027-02-28", ""],
      ["90", "2027-02-01", ""],
      ["95", "", ""],
    ]).problems,
  ).toEqual({ "last:a:1": "day-order" });
});

test("a day that is over is refused, unless it was saved before", () => {
  const rows: Parameters<typeof read>[0] = [
    ["80", "2027-02-28", ""],
    ["95", "", ""],
  ];
  expect(read(rows, { today: "2027-02-28", stored: [] }).problems).toEqual({});
  const late = { today: "2027-03-01" };
  expect(read(rows, { ...late, stored: [] }).problems).toEqual({ "last:a:0": "day-past" });
  expect(read(rows, late).problems).toEqual({});
});

test("what cannot be read is told at its field", () => {
  expect(
    read([
      ["eighty", "2027-02-30", "0"],
      ["1.99", "", ""],
    ]).problems,
  ).toEqual({
    "price:a:0": "amount",
    "last:a:0": "day",
    "places:a:0": "places",
    "price:a:1": "too-little",
  });
});
