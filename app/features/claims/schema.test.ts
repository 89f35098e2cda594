import { expect, test } from "vitest";
import { readForm } from "#values/form/form.ts";
import { inEnglish } from "../../../tests/support/in-english.ts";
import { claimForm } from "./schema.ts";

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return inEnglish(readForm(claimForm, form));
}

const good = { name: "Ana", email: "ana@example.com", phone: "", message: "" };

test("CLAIM-01 name and email are required, phone and message are optional", () => {
  expect(read(good).value).toMatchObject(good);
  expect(read({ name: "Ana", email: "ana@example.com" }).value).toMatchObject(good);
  expect(read({ name: " ", email: "" }).errors?.fields).toEqual({
    name: "Please enter your name",
    email: "Please enter your email address",
  });
});

test("an invalid email and phone are refused, and the typed values stay", () => {
  const { errors } = read({ ...good, email: "a@b, c@d.example", phone: "call me" });
  expect(errors).toEqual({
    form: null,
    fields: {
      email: "Please enter a valid email address",
      phone: "Please enter a valid phone number",
    },
    typed: { ...good, email: "a@b, c@d.example", phone: "call me" },
  });
  for (const phone of ["+51 987 654 321", "(01) 555-1234", "5551234", "+52.55.1234.5678"]) {
    expect(read({ ...good, phone }).errors, phone).toBeNull();
  }
});

test("every field has a longest length", () => {
  const long = { name: "x".repeat(101), email: `${"a".repeat(250)}@b.example` };
  const { errors } = read({ ...long, phone: "1".repeat(41), message: "x".repeat(2001) });
  expect(Object.keys(errors?.fields ?? {}).sort()).toEqual(["email", "message", "name", "phone"]);
});
