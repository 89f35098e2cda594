import { expect, test } from "vitest";
import { storedPrice } from "./stored-price.ts";

test("ADM-RACE-23 Free, TBD and any text without a leading digit stay as typed", () => {
  for (const text of ["Free", "free", "TBD", "tbd", "$50", "S/ 120", "from 20", "-5"]) {
    expect(storedPrice(text, "PEN")).toBe(text);
  }
});

test("ADM-RACE-23 any other price gets its currency's symbol in place of its own", () => {
  expect(storedPrice("120", "PEN")).toBe("S/120");
  expect(storedPrice(" 1,200.50 ", "USD")).toBe("$1,200.50");
  expect(storedPrice("80 €", "CAD")).toBe("C$80");
  expect(storedPrice("95C$", "MXN")).toBe("$95");
  expect(storedPrice("60 S/.", "PEN")).toBe("S/60");
});
