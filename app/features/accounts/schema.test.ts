import { expect, test } from "vitest";
import { readForm } from "#values/form/form.ts";
import { validEmailNeeded } from "#values/form/schema.ts";
import {
  emailAndPasswordNeeded,
  passwordsDoNotMatch,
  passwordTooLong,
  passwordTooShort,
} from "./messages.ts";
import { newPasswordForm, secondFactorForm, signInForm, signUpForm } from "./schema.ts";

function formWith(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

function signUp(fields: Record<string, string>) {
  return readForm(signUpForm, formWith(fields));
}

test("AUTH-09 signing in and signing up both need an address and a password", () => {
  for (const fields of [{}, { email: "ana@example.com" }, { password: "secret" }]) {
    expect(readForm(signInForm, formWith(fields as Record<string, string>)).errors).toMatchObject({
      form: emailAndPasswordNeeded,
      fields: {},
    });
    expect(signUp(fields as Record<string, string>).errors?.form).toBe(emailAndPasswordNeeded);
  }
});

test("an address is trimmed and lower-cased", () => {
  const { value } = readForm(signInForm, formWith({ email: " Ana@Example.com ", password: " x " }));
  expect(value).toEqual({ email: "ana@example.com", password: " x ", remember: false });
  const kept = formWith({ email: "a@example.com", password: "x", remember: "on" });
  expect(readForm(signInForm, kept).value?.remember).toBe(true);
});

test.each([
  "ana",
  "ana@",
  "ana@example.com\r\nBcc: x@example.com",
  "a@b",
  `${"a".repeat(300)}@x.pe`,
])("%j is no address", (email) => {
  const problem = { fields: { email: validEmailNeeded } };
  expect(readForm(signInForm, formWith({ email, password: "x" })).errors).toMatchObject(problem);
  const twice = { password: "secret", confirmation: "secret" };
  expect(signUp({ email, ...twice }).errors).toMatchObject(problem);
});

test("AUTH-07 AUTH-08 a password has at least six characters and is typed twice", () => {
  const email = "ana@example.com";
  const fieldsOf = (password: string, confirmation: string) =>
    signUp({ email, password, confirmation }).errors?.fields;
  expect(fieldsOf("12345", "12345")).toEqual({ password: passwordTooShort });
  expect(fieldsOf("123456", "1234567")).toEqual({ confirmation: passwordsDoNotMatch });
  expect(fieldsOf("x".repeat(129), "x".repeat(129))).toEqual({ password: passwordTooLong });
  expect(fieldsOf("123456", "123456")).toBeUndefined();
  const reset = readForm(newPasswordForm, formWith({ password: "123456", confirmation: "" }));
  expect(reset.errors?.fields).toEqual({ confirmation: passwordsDoNotMatch });
});

test("a code is read without its spaces", () => {
  const { value } = readForm(secondFactorForm, formWith({ code: " 123 456 " }));
  expect(value).toEqual({ code: "123456", trust: false });
});
