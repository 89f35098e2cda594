import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { isId, readId } from "./id.ts";

test("every id of the database is valid, in lower and upper case", () => {
  for (let count = 0; count < 100; count++) {
    const id = randomUUID();
    expect(readId(id)).toBe(id);
    expect(isId(id.toUpperCase())).toBe(true);
  }
  expect(isId("00000000-0000-0000-0000-000000000001")).toBe(true);
});

test("any other text is not an id", () => {
  const id = "3f1c9a52-9d0e-4b6f-8a8e-1f6f3c2b7d10";
  const others = [
    "",
    "1",
    id.slice(1),
    `${id}0`,
    `${id}\n`,
    ` ${id}`,
    `{${id}}`,
    id.replaceAll("-", ""),
    id.replace("3", "g"),
    `${id}' or true`,
    null,
    undefined,
    1,
    [id],
    new File([], id),
  ];
  for (const other of others) {
    expect(isId(other), String(other)).toBe(false);
    expect(readId(other)).toBeNull();
  }
});
