import { expect, test } from "vitest";
import { listOf } from "./list-of.ts";

test("a list ends with its joint, which in Spanish follows the sound of the next word", () => {
  expect(listOf(["a", "b", "c"], "en")).toBe("a, b and c");
  expect(listOf(["Perú", "México"], "es")).toBe("Perú y México");
  expect(listOf(["correr", "ir"], "es")).toBe("correr e ir");
  expect(listOf(["agua", "hielo"], "es")).toBe("agua y hielo");
  expect(listOf(["7", "8"], "es", "or")).toBe("7 u 8");
  expect(listOf(["10", "11"], "es", "or")).toBe("10 u 11");
  expect(listOf(["uno", "otro"], "es", "or")).toBe("uno u otro");
});
