import { expect, test } from "vitest";
import { fieldValues } from "./field-values.ts";

const stored: { title: string; places: number; link: string | null; isHidden: boolean } = {
  title: "Trail shoes",
  places: 0,
  link: null,
  isHidden: true,
};

test("a form starts with the stored values", () => {
  const { text, isTicked, field } = fieldValues(stored, undefined);
  expect([text("title"), text("places"), text("link")]).toEqual(["Trail shoes", "0", ""]);
  expect([isTicked("isHidden"), isTicked("title")]).toEqual([true, false]);
  expect(field("title")).toEqual({ name: "title", defaultValue: "Trail shoes", error: undefined });
});

test("a refused form keeps the typed values and shows each field's problem", () => {
  const errors = { form: null, fields: { title: "Too short" }, typed: { title: "", link: "/x" } };
  const { text, isTicked, field } = fieldValues(stored, errors);
  expect([text("link"), text("places")]).toEqual(["/x", "0"]);
  expect(isTicked("isHidden"), "a box without its tick is not sent").toBe(false);
  expect(field("title")).toEqual({ name: "title", defaultValue: "", error: "Too short" });
});
