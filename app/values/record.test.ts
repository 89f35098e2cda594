import { expect, test } from "vitest";
import { propertyOf } from "./record.ts";

test("a property is read from objects and errors, and from nothing else", () => {
  expect(propertyOf({ code: 7 }, "code")).toBe(7);
  expect(propertyOf(Object.assign(new Error("gone"), { code: "ENOENT" }), "code")).toBe("ENOENT");
  for (const value of [null, undefined, "text", 5, true, {}]) {
    expect(propertyOf(value, "code")).toBeUndefined();
  }
});
