import { expect, test } from "vitest";
import { readConfig } from "../config.ts";

test("apps are led to addresses that the operator lists", () => {
  expect(readConfig({}).appRedirects).toEqual([]);
  const list =
    "https://app.example/welcome, https://club.example/* myapp://in http://localhost:5173/*";
  expect(readConfig({ APP_REDIRECTS: list }).appRedirects).toEqual([
    "https://app.example/welcome",
    "https://club.example/*",
    "myapp://in",
    "http://localhost:5173/*",
  ]);
});

test("a list with an address that leads anywhere is refused at the start", () => {
  for (const bad of [
    "*",
    "/welcome",
    "https://*",
    "https://*.example/",
    "https://app.example*",
    "http://app.example/",
    "javascript:alert(1)",
    "data:text/html,x",
  ]) {
    expect(() => readConfig({ APP_REDIRECTS: bad }), bad).toThrow("APP_REDIRECTS");
  }
});
