import { expect, test } from "vitest";
import { openSecretBox } from "./hidden.ts";

const box = openSecretBox("a secret of the tests with enough letters");

test("what is hidden is shown by the same secret alone, and not when it was changed", () => {
  const hidden = box.hide("ключ 🔑");
  expect(hidden).not.toBe(box.hide("ключ 🔑"));
  expect(box.show(hidden)).toBe("ключ 🔑");
  expect(openSecretBox("another secret with enough letters").show(hidden)).toBeNull();
  const middle = hidden.length / 2;
  const letter = hidden[middle] === "A" ? "B" : "A";
  expect(box.show(hidden.slice(0, middle) + letter + hidden.slice(middle + 1))).toBeNull();
  for (const nothing of ["", "A", "A".repeat(37), "%%%"]) expect(box.show(nothing)).toBeNull();
});

test("a seal is worth nothing for another purpose, another content or another secret", () => {
  const seal = box.seal("a letter", "text").toString("hex");
  expect(box.seal("a letter", "text").toString("hex")).toBe(seal);
  expect(box.seal("a token", "text").toString("hex")).not.toBe(seal);
  expect(box.seal("a letter", "texts").toString("hex")).not.toBe(seal);
  expect(openSecretBox("another").seal("a letter", "text").toString("hex")).not.toBe(seal);
});
