import { expect, test } from "vitest";
import { literal, oneLine, readWords } from "./clean.ts";

test("typed text becomes one line that the database can store", () => {
  expect(oneLine(" Lima\n\t 42K\0 ")).toBe("Lima 42K");
  expect(oneLine("half \ud83d")).toBe("half \ufffd");
});

test("an address's words are cut to a length, and an empty parameter has none", () => {
  const read = (query: string) => readWords(new URLSearchParams(query));
  expect(read("q=%20Ana%00%0A%20Quispe%20")).toBe("Ana Quispe");
  expect(read(`q=${"x".repeat(900)}`)).toHaveLength(200);
  expect(read(`q=${"x".repeat(199)}%20y`)).toBe("x".repeat(199));
  expect(read("page=2")).toBe("");
  expect(readWords(new URLSearchParams("name=Lima"), "name")).toBe("Lima");
});

test("no character of a word is a wildcard", () => {
  expect(literal("100%_\\")).toBe("100\\%\\_\\\\");
});
