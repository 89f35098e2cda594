import { expect, test } from "vitest";
import { isForPrograms } from "./program-paths.ts";

test("addresses for programs are told from pages by whole parts", () => {
  for (const path of ["/auth/v1/token", "/storage/v1/object/a/b", "/api/v1/races", "/mcp"]) {
    expect(isForPrograms(path), path).toBe(true);
  }
  for (const path of ["/", "/auth/confirm", "/auth/v10", "/api/v1x/races", "/mcp-more", "/login"]) {
    expect(isForPrograms(path), path).toBe(false);
  }
});
