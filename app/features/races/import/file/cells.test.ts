import { expect, test } from "vitest";
import { readCurrency, readTime, readWebAddress, shortened } from "./cells.ts";

test("times are read in 12-hour and 24-hour form", () => {
  const read = {
    "7:30": "07:30",
    "07:30:00": "07:30",
    "7:05 PM": "19:05",
    "12:00am": "00:00",
    "12:15 p.m.": "12:15",
  };
  for (const [text, value] of Object.entries(read)) expect(readTime(text)).toEqual({ value });
  for (const text of ["24:00", "7.30", "13:00 pm", "0:30 am", "7:60", "morning"]) {
    expect(readTime(text)).toEqual({ problem: { code: "not-a-time", text } });
  }
});

test("currencies are the four known ones in any case", () => {
  expect(readCurrency("pen")).toEqual({ value: "PEN" });
  expect(readCurrency("EUR")).toEqual({
    problem: { code: "unknown-currency", text: "EUR" },
  });
});

test("only complete web addresses become links", () => {
  expect(readWebAddress("https://a.example/b?c=d")).toEqual({ value: "https://a.example/b?c=d" });
  for (const text of ["javascript:alert(1)", "www.a.example", "data:text/html,x", "https://"]) {
    expect(readWebAddress(text)).toHaveProperty("problem");
  }
});

test("a long cell is shortened in messages", () => {
  expect(shortened("a\nb")).toBe("a b");
  expect(shortened("x".repeat(61))).toBe(`${"x".repeat(60)}…`);
});
