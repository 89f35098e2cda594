import { expect, test } from "vitest";
import { lengthUnitOf, unitCookie } from "./unit-cookie.ts";

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
