import { expect, test } from "vitest";
import { localPath } from "./local-path.ts";

test("a path of this site keeps its query", () => {
  expect(localPath("/races?city=Lima&page=2")).toBe("/races?city=Lima&page=2");
  expect(localPath("/")).toBe("/");
});

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "/races/..//evil.example",
  "javascript:alert(1)",
  "",
  `/${"a".repeat(3000)}`,
  null,
])("%j leads home", (text) => {
  expect(localPath(text)).toBe("/");
});

test("a fragment is dropped and line breaks cannot reach the header", () => {
  expect(localPath("/races#top")).toBe("/races");
  expect(localPath("/a\r\nSet-Cookie: x=1")).not.toMatch(/[\r\n]/);
});
