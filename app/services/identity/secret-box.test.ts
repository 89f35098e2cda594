import { expect, test } from "vitest";
import { openSecretBox } from "./secret-box.ts";

const box = openSecretBox("a secret of the tests with enough letters");

test("what is encrypted is shown by the same secret alone, and not when it was changed", () => {
  const encrypted = box.encrypt("ключ 🔑");
  expect(encrypted).not.toBe(box.encrypt("ключ 🔑"));
  expect(box.decrypt(encrypted)).toBe("ключ 🔑");
  expect(openSecretBox("another secret with enough letters").decrypt(encrypted)).toBeNull();
  const middle = encrypted.length / 2;
  const letter = encrypted[middle] === "A" ? "B" : "A";
  expect(box.decrypt(encrypted.slice(0, middle) + letter + encrypted.slice(middle + 1))).toBeNull();
  for (const nothing of ["", "A", "A".repeat(37), "%%%"]) expect(box.decrypt(nothing)).toBeNull();
});

test("a seal is worth nothing for another purpose, another content or another secret", () => {
  const code = box.hmac("a letter", "text").toString("hex");
  expect(box.hmac("a letter", "text").toString("hex")).toBe(code);
  expect(box.hmac("a token", "text").toString("hex")).not.toBe(code);
  expect(box.hmac("a letter", "texts").toString("hex")).not.toBe(code);
  expect(openSecretBox("another").hmac("a letter", "text").toString("hex")).not.toBe(code);
});
