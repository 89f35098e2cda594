import { expect, test } from "vitest";
import { readForm } from "#values/form/form.ts";
import { messages } from "./messages.ts";
import { contactSchema, readAnswers, readId, safetySchema } from "./schema.ts";

const today = "2026-11-20";
const contact = {
  firstName: "Ana",
  lastName: "Quispe",
  dateOfBirth: "1990-02-28",
  phone: "987 654 321",
  country: "Peru",
};
const safety = {
  insuranceProvider: "Rímac",
  policyNumber: "P-123",
  emergencyContactName: "Luz Quispe",
  emergencyContactPhone: "+1 (555) 123-4567",
  waiverAccepted: "yes",
};

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const contactErrors = (changed: object) =>
  readForm(contactSchema(today), formOf({ ...contact, ...changed })).errors?.fields;
const safetyErrors = (changed: object, country = "Peru") =>
  readForm(safetySchema(country), formOf({ ...safety, ...changed })).errors?.fields;

test("REG-07 every field of step 1 is needed, and each that is missing is marked", () => {
  for (const field of Object.keys(contact)) {
    for (const nothing of ["", "   ", "\n\t"]) {
      expect(contactErrors({ [field]: nothing })).toEqual({ [field]: messages.required });
    }
  }
  const { errors } = readForm(contactSchema(today), formOf({}));
  expect(errors?.fields).toEqual(
    Object.fromEntries(Object.keys(contact).map((field) => [field, messages.required])),
  );
});

test("GAP-13 what is missing is said before what is wrong", () => {
  expect(contactErrors({ firstName: "", phone: "x", dateOfBirth: "x" })).toEqual({
    firstName: messages.required,
  });
  expect(safetyErrors({ policyNumber: "", emergencyContactPhone: "x" })).toEqual({
    policyNumber: messages.required,
  });
});

test("REG-08 the date of birth is a day that was, as YYYY-MM-DD", () => {
  const wrong = ["28/02/1990", "1990-2-28", "1990-02-30", "900-01-01", "tomorrow", today];
  for (const dateOfBirth of [...wrong, "2027-01-01", "1850-01-01", "1990-02-28T00:00"]) {
    expect(contactErrors({ dateOfBirth }), dateOfBirth).toEqual({
      dateOfBirth: messages.dateOfBirth,
    });
  }
  expect(contactErrors({ dateOfBirth: " 1992-02-29 " })).toBeUndefined();
});

test("REG-09 REG-12 both telephone numbers follow the same rule, each with its own sentence", () => {
  expect(contactErrors({ phone: "98765432x" })).toEqual({ phone: messages.phone });
  expect(safetyErrors({ emergencyContactPhone: "12" })).toEqual({
    emergencyContactPhone: messages.emergencyPhone,
  });
  expect(safetyErrors({ emergencyContactPhone: "987654321" })).toBeUndefined();
  expect(safetyErrors({ emergencyContactPhone: "987654321" }, "Other")).toBeDefined();
});

test("two wrong formats are both said", () => {
  expect(contactErrors({ phone: "1", dateOfBirth: "x" })).toEqual({
    phone: messages.phone,
    dateOfBirth: messages.dateOfBirth,
  });
});

test("REG-10 a country that is not offered is none", () => {
  expect(contactErrors({ country: "Atlantis" })).toHaveProperty("country");
});

test("REG-11 every field of step 2 is needed", () => {
  for (const field of Object.keys(safety).slice(0, 4)) {
    expect(safetyErrors({ [field]: " " })).toEqual({ [field]: messages.required });
  }
});

test("REG-13 GAP-13 the waiver is asked for last", () => {
  expect(safetyErrors({ waiverAccepted: "" })).toEqual({ waiverAccepted: messages.waiver });
  expect(safetyErrors({ waiverAccepted: "no", emergencyContactPhone: "1" })).toEqual({
    emergencyContactPhone: messages.emergencyPhone,
  });
});

test("what is too long for its field is said", () => {
  expect(contactErrors({ firstName: "x".repeat(101) })).toEqual({
    firstName: "First name can have at most 100 characters",
  });
  expect(contactErrors({ phone: "9".repeat(100_000) })).toEqual({ phone: messages.phone });
});

test("naughty strings come back as they were, on one line", () => {
  const naughty = [
    "🏃🏽‍♀️",
    "العدو",
    "'; drop table users; --",
    "<b>x</b>",
    "%s%n",
    "{{7*7}}",
    "a\0b",
  ];
  for (const text of naughty) {
    const { value } = readForm(contactSchema(today), formOf({ ...contact, firstName: text }));
    expect(value?.firstName).toBe(text.replace("\0", ""));
  }
  const lines = { ...contact, lastName: "Quispe\r\nBcc: all@example.com" };
  const { value } = readForm(contactSchema(today), formOf(lines));
  expect(value?.lastName).toBe("Quispe Bcc: all@example.com");
});

test("a field that stands there twice counts as missing", () => {
  const form = formOf(contact);
  form.append("firstName", "Bea");
  expect(readForm(contactSchema(today), form).errors?.fields).toEqual({
    firstName: messages.required,
  });
});

test("REG-04 answers open the steps one after another", () => {
  expect(readAnswers({}, today)).toEqual({ step: 1, entry: null });
  expect(readAnswers(contact, today)).toEqual({ step: 2, entry: null });
  expect(readAnswers({ ...contact, ...safety, phone: "1" }, today).step).toBe(1);
  expect(readAnswers({ ...contact, ...safety, waiverAccepted: "" }, today).step).toBe(2);
  const { step, entry } = readAnswers({ ...contact, ...safety }, today);
  expect(step).toBe(3);
  expect(entry).toEqual({
    ...contact,
    ...safety,
    phone: "+51987654321",
    emergencyContactPhone: "+15551234567",
    waiverAccepted: true,
  });
});

test("an id is an id or nothing", () => {
  const id = "0dd00000-0000-4000-8000-000000000001";
  expect(readId(id)).toBe(id);
  for (const text of [null, "", "1", `${id}'`, "x".repeat(1000)]) expect(readId(text)).toBeNull();
});
