import { expect, test } from "vitest";
import { readConfig } from "#services/config.ts";
import { isAllowedRedirect, withCode } from "./flows.server.ts";

const list = ["https://app.example/welcome", "https://club.example/app/*", "myapp://signed-in"];

test("AUTHSVC-13 an app is led to addresses of the list alone", () => {
  for (const good of [
    "https://app.example/welcome",
    "https://app.example/welcome?flow=1#top",
    "https://club.example/app/",
    "https://club.example/app/a/b",
    "myapp://signed-in",
    "myapp://signed-in?flow=1",
  ]) {
    expect(isAllowedRedirect(list, good), good).toBe(true);
  }
  for (const bad of [
    "",
    "/welcome",
    "https://app.example/",
    "https://app.example/welcome/more",
    "http://app.example/welcome",
    "https://app.example:444/welcome",
    "https://app.example@evil.example/welcome",
    "https://user:word@app.example/welcome",
    "https://club.example/app/../admin",
    "https://club.example.evil.example/app/a",
    "myapp://signed-in.evil",
    "otherapp://signed-in",
    "javascript:alert(1)",
  ]) {
    expect(isAllowedRedirect(list, bad), bad).toBe(false);
  }
});

test("AUTHSVC-04 the code joins what the address has already", () => {
  expect(withCode("https://app.example/welcome?flow=1#top", "abc")).toBe(
    "https://app.example/welcome?flow=1&code=abc#top",
  );
  expect(withCode("myapp://signed-in", "abc")).toBe("myapp://signed-in?code=abc");
});

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
