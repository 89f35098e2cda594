import { expect, test } from "vitest";
import { quoted, readCurrency, readDay, readTime, readWebAddress } from "./cells.ts";

test("ADM-CSV-12 a date is YYYY-MM-DD and exists", () => {
  expect(readDay("2028-02-29")).toEqual({ value: "2028-02-29" });
  for (const text of ["31/02/2027", "2027-02-29", "46000", "2027-3-6", "March 6"]) {
    expect(readDay(text)).toEqual({
      problem: `"${text}" is not a date; write it as YYYY-MM-DD.`,
    });
  }
  expect(readDay("0207-03-06")).toMatchObject({ problem: expect.stringContaining("1896") });
});

test("times are read on 12 and on 24 hours", () => {
  const read = {
    "7:30": "07:30",
    "07:30:00": "07:30",
    "7:05 PM": "19:05",
    "12:00am": "00:00",
    "12:15 p.m.": "12:15",
  };
  for (const [text, value] of Object.entries(read)) expect(readTime(text)).toEqual({ value });
  for (const text of ["24:00", "7.30", "13:00 pm", "0:30 am", "7:60", "morning"]) {
    expect(readTime(text)).toEqual({ problem: `"${text}" is not a time; write it as HH:MM.` });
  }
});

test("currencies are the four known ones in any case", () => {
  expect(readCurrency("pen")).toEqual({ value: "PEN" });
  expect(readCurrency("EUR")).toEqual({
    problem: '"EUR" is not one of the currencies USD, MXN, PEN, CAD.',
  });
});

test("only whole web addresses become links", () => {
  expect(readWebAddress("https://a.example/b?c=d")).toEqual({ value: "https://a.example/b?c=d" });
  for (const text of ["javascript:alert(1)", "www.a.example", "data:text/html,x", "https://"]) {
    expect(readWebAddress(text)).toHaveProperty("problem");
  }
});

test("a long cell is cut where it is told", () => {
  expect(quoted("a\nb")).toBe('"a b"');
  expect(quoted("x".repeat(61))).toBe(`"${"x".repeat(60)}…"`);
});
