import { expect, test } from "vitest";
import { isForPrograms, programRefusal } from "./program-refusal.ts";

test("each door refuses in the shape that its callers read, and pages in their own", async () => {
  const said = async (path: string) => {
    const answer = programRefusal(path, 413, "Too large.");
    return answer && [answer.headers.get("access-control-allow-origin"), await answer.json()];
  };
  const plain = { error: { code: "too_large", message: "Too large." } };
  expect(await said("/auth/v1/user")).toMatchObject([
    "*",
    { code: "too_large", msg: "Too large." },
  ]);
  expect(await said("/storage/v1/object/a/b")).toMatchObject(["*", { statusCode: "413" }]);
  expect(await said("/mcp")).toMatchObject(["*", { jsonrpc: "2.0", id: null }]);
  expect(await said("/api/v1/races")).toEqual(["*", plain]);
  expect(await said("/realtime/v1/stream")).toEqual(["*", plain]);
  expect(await said("/functions/openai-chat"), "it reads cookies").toEqual([null, plain]);
  expect(await said("/functionsand")).toBeNull();
  expect(await said("/races")).toBeNull();
});

test("addresses for programs are told from pages by whole parts", () => {
  for (const path of ["/auth/v1/token", "/storage/v1/object/a/b", "/api/v1/races", "/mcp"]) {
    expect(isForPrograms(path), path).toBe(true);
  }
  for (const path of ["/", "/auth/confirm", "/auth/v10", "/api/v1x/races", "/mcp-more", "/login"]) {
    expect(isForPrograms(path), path).toBe(false);
  }
});
