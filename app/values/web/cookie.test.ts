import { expect, test } from "vitest";
import { lengthUnitOf, readCookie, unitCookie, writeCookie } from "./cookie.ts";

test("a cookie is read as it was written, whatever is in it", () => {
  for (const value of ["km", "a b;c=d, é 🏃", "%", ""]) {
    const [pair] = writeCookie("dorsal.x", value, { seconds: 60 }).split("; ");
    expect(readCookie(`a=1; ${pair}; b=2`, "dorsal.x")).toBe(value);
  }
});

test("another cookie, a broken one or none at all gives nothing", () => {
  expect(readCookie(null, "x")).toBeNull();
  expect(readCookie("", "x")).toBeNull();
  expect(readCookie("ax=1; x2=1", "x")).toBeNull();
  expect(readCookie("x=%E0%A4%A", "x")).toBe("");
});

test("scripts and other sites cannot use a cookie, and nothing removes it before its time", () => {
  expect(writeCookie("x", "1", { seconds: 60, path: "/auth", isSecure: true })).toBe(
    "x=1; Max-Age=60; Path=/auth; HttpOnly; Secure; SameSite=Lax",
  );
  expect(writeCookie("x", null, { seconds: 60 })).toBe(
    "x=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
  );
});

test("the unit is read from its cookie only", () => {
  expect(lengthUnitOf(null)).toBe("km");
  expect(lengthUnitOf("a=1; units=mi")).toBe("mi");
  expect(lengthUnitOf("units=mi; b=2")).toBe("mi");
  expect(lengthUnitOf("myunits=mi")).toBe("km");
  expect(lengthUnitOf("units=miles")).toBe("km");
});

test("a choice is kept for a year, over TLS only where it was made there", () => {
  const at = (url: string) => unitCookie(new Request(url), "mi");
  expect(at("https://dorsal.example/units")).toBe(
    "units=mi; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax",
  );
  expect(at("http://127.0.0.1:3000/units")).not.toContain("Secure");
});
