import { expect, test } from "vitest";
import { columnWords } from "./column-words.ts";

test("the names of columns and of properties become words", () => {
  expect(columnWords("race_photo", "en")).toBe("Race photo");
  expect(columnWords("validFrom", "en")).toBe("Valid from");
  expect(columnWords("race_photo", "es")).toBe("Foto de la carrera");
});
