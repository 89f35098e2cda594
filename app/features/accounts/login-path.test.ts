import { expect, test } from "vitest";
import { pageOf } from "./login-path.ts";

const origin = "https://dorsal.example";
const page = (path: string, init?: RequestInit) => pageOf(new Request(origin + path, init));

test.each([
  ["/races?city=Lima", "/races?city=Lima"],
  ["/races.data?city=Lima&_routes=root%2Croutes%2Fraces", "/races?city=Lima"],
  ["/_root.data", "/"],
  ["/account/edit.data", "/account/edit"],
  ["/es/account/edit.data", "/account/edit"],
  ["/es/_root.data", "/"],
  ["/es?x=1", "/?x=1"],
  ["//evil.example/x", "/"],
])("the page behind %s is %s", (asked, found) => {
  expect(page(asked)).toBe(found);
});

test("a form's page is its referrer, if that is a page of this site", () => {
  const from = (referer: string) =>
    page("/favorites/1/add", { method: "POST", headers: { referer } });
  expect(from(`${origin}/races/1?tab=2`)).toBe("/races/1?tab=2");
  expect(from(`${origin}/es/races/1`)).toBe("/races/1");
  expect(from("https://evil.example/races/1")).toBe("/");
  expect(from("")).toBe("/");
});
