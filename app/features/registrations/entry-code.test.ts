import { expect, test } from "vitest";
import { codeSquares, readEntryCode, writtenEntryCode } from "./entry-code.ts";

const code = "7KQ29TZDABCDEFGHJKMN";

test("a code is read as people type it, with its letters that look like digits", () => {
  expect(writtenEntryCode(code)).toBe("7KQ2-9TZD-ABCD-EFGH-JKMN");
  expect(readEntryCode(" 7kq2-9tzd abcd-efgh-jkmn ")).toBe(code);
  expect(readEntryCode("OOOOIIIILLLL00001111")).toBe("00001111111100001111");
  for (const other of ["", "217", code.slice(1), `${code}0`, "U".repeat(20), "Ana Quispe"]) {
    expect(readEntryCode(other)).toBeNull();
  }
});

test("the picture of a code stays a small one of level H", () => {
  const squares = codeSquares(code);
  expect(squares).toHaveLength(25);
  // The two bits of the level beside the finder: `10` is H, and so is their mask.
  expect(squares[8]?.slice(0, 2)).toEqual([false, false]);
});
