import { expect, test } from "vitest";
import { z } from "zod";
import { formErrors, formOf, readForm } from "./form.ts";

const schema = z
  .object({
    email: z.string().trim().min(1, "Please give an email address"),
    password: z.string().min(6, "Too short"),
    days: z.union([z.string(), z.array(z.string())]).optional(),
  })
  .refine(({ password }) => password !== "password", "Please think of another password");

function form(fields: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

test("a form that is right gives its values", () => {
  const right = form([
    ["email", " ana@example.com "],
    ["password", "secret!"],
    ["days", "sat"],
    ["days", "sun"],
  ]);
  expect(readForm(schema, right)).toEqual({
    value: { email: "ana@example.com", password: "secret!", days: ["sat", "sun"] },
    errors: null,
  });
});

test("what is wrong is said at its field, and what was typed comes back without the password", () => {
  expect(
    readForm(
      schema,
      form([
        ["email", " "],
        ["password", "abc"],
      ]),
    ).errors,
  ).toEqual({
    form: null,
    fields: { email: "Please give an email address", password: "Too short" },
    typed: { email: " " },
  });
});

test("a rule about the whole form is said above it", () => {
  const { errors } = readForm(
    schema,
    form([
      ["email", "a@b.c"],
      ["password", "password"],
    ]),
  );
  expect(errors?.form).toBe("Please think of another password");
});

test("letters that no database keeps are taken out", () => {
  const { value } = readForm(
    schema,
    form([
      ["email", "a\0na\ud800@example.com"],
      ["password", "secret!"],
    ]),
  );
  expect(value?.email).toBe("ana\ufffd@example.com");
});

test("a refusal has the same shape", () => {
  expect(
    formErrors(
      "The race is full.",
      form([
        ["name", "Ana"],
        ["code", "123456"],
      ]),
    ),
  ).toEqual({
    form: "The race is full.",
    fields: {},
    typed: { name: "Ana" },
  });
});

test("a body that is no form is refused", async () => {
  const request = new Request("http://localhost", { method: "POST", body: "{}" });
  await expect(formOf(request)).rejects.toMatchObject({ status: 400 });
});
