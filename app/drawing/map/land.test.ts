import { expect, test } from "vitest";
import mexico from "./shapes/mx.json" with { type: "json" };

test("the land names Mexico City as its races do", () => {
  const names = new Map(mexico.names.map(([name, short]) => [name, short]));
  expect(names.get("Ciudad de México")).toBe("CDMX");
  expect(names.has("Distrito Federal")).toBe(false);
});
