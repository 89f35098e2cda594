import { expect, test } from "vitest";
import { readForm } from "#values/form/form.ts";
import { inEnglish } from "../../../tests/support/in-english.ts";
import { contactForm } from "./schema.ts";

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return inEnglish(readForm(contactForm, form));
}

const good = { name: "Ana", email: "ana@example.com", subject: "Support", message: "Hello" };

test("each missing field has a message, and the typed values stay", () => {
  expect(read({ name: " ", subject: "Support" }).errors).toEqual({
    form: null,
    fields: {
      name: "Please enter your name",
      email: "Please enter your email address",
      message: "Please write a message",
    },
    typed: { name: " ", subject: "Support" },
  });
  expect(read({ ...good, email: "ana@example" }).errors?.fields).toEqual({
    email: "Please enter a valid email address",
  });
  expect(read({ ...good, message: "x".repeat(5001) }).errors?.fields.message).toBe(
    "This is too long",
  );
});

test("unusual characters are kept, and line breaks only where the field allows them", () => {
  const odd = "🏃‍♀️ \u202eabc <script>alert(1)</script> '; drop table users; -- %s %n";
  const { value } = read({ ...good, name: `a\r\nb`, subject: odd, message: `${odd}\r\n\r\nEnd` });
  expect(value).toMatchObject({ name: "a b", subject: odd, message: `${odd}\n\nEnd` });
  expect(read({ ...good, message: "a\0b" }).value?.message).toBe("ab");
});
