import { expect, test } from "vitest";
import { readCurrency, readWebAddress, shortened } from "./cells.ts";

test("currencies are the four known ones, by their codes, signs and names", () => {
  expect(["pen", "S/", "soles", "US$", "pesos", "CAD", "M.N."].map(readCurrency)).toEqual([
    "PEN",
    "PEN",
    "PEN",
    "USD",
    "MXN",
    "CAD",
    "MXN",
  ]);
  expect(["EUR", "$", "money"].map(readCurrency)).toEqual([null, null, null]);
});

test("only web addresses become links, also without a scheme", () => {
  expect(readWebAddress("https://a.example/b?c=d")).toBe("https://a.example/b?c=d");
  expect(readWebAddress("www.a.example")).toBe("https://www.a.example");
  expect(readWebAddress("carrera.pe/inscripcion")).toBe("https://carrera.pe/inscripcion");
  expect(readWebAddress("Inscripciones: www.a.example/x")).toBe("https://www.a.example/x");
  expect(readWebAddress("https://a.example, https://b.example")).toBe("https://a.example");
  for (const text of [
    "see https://",
    "javascript:alert(1)",
    "data:text/html,x",
    "https://",
    "a@b.example",
    "Lima",
    "www. a",
  ]) {
    expect(readWebAddress(text), text).toBeNull();
  }
});

test("a long cell is shortened in messages", () => {
  expect(shortened("a\nb")).toBe("a b");
  expect(shortened("x".repeat(61))).toBe(`${"x".repeat(60)}…`);
});
