import { expect, test } from "vitest";
import { readForm } from "#values/form/form.ts";
import { naughtyTexts } from "../../../tests/support/naughty-texts.ts";
import { answerSentences, tooYoung } from "./answer-messages.ts";
import { type Answers, readAnswerProblems } from "./answers.ts";
import { type Demand, type EntryRules, usualForm } from "./rules/entry-rules.ts";
import { contactSchema, readAnswers, safetySchema } from "./schema.ts";

const today = "2026-11-20";
const race = { startDate: "2027-01-10", minimumAge: 16 };
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

function problemsIn(schema: Parameters<typeof readForm>[0], form: FormData) {
  const { errors } = readForm(schema, form);
  return errors && readAnswerProblems(errors.fields);
}

/** The usual form with other rules. */
const formWith = (rules: Partial<EntryRules>) => ({
  ...usualForm,
  rules: { ...usualForm.rules, ...rules },
});

const contactProblems = (changed: object) =>
  problemsIn(contactSchema(today, race, usualForm), formOf({ ...contact, ...changed }));
const safetyProblems = (changed: object, country = "Peru") =>
  problemsIn(
    safetySchema({ country, isMinor: false }, usualForm),
    formOf({ ...safety, ...changed }),
  );

test("REG-07 every field of step 1 is required, and each empty one is marked", () => {
  for (const field of Object.keys(contact)) {
    for (const nothing of ["", "   ", "\n\t"]) {
      expect(contactProblems({ [field]: nothing })).toEqual({ [field]: "required" });
    }
  }
  expect(problemsIn(contactSchema(today, race, usualForm), formOf({}))).toEqual(
    Object.fromEntries(Object.keys(contact).map((field) => [field, "required"])),
  );
});

test("GAP-13 missing answers are reported before invalid ones", () => {
  expect(contactProblems({ firstName: "", phone: "x", dateOfBirth: "x" })).toEqual({
    firstName: "required",
  });
  expect(safetyProblems({ policyNumber: "", emergencyContactPhone: "x" })).toEqual({
    policyNumber: "required",
  });
});

test("REG-08 the date of birth is a past day in the form YYYY-MM-DD", () => {
  const wrong = ["28/02/1990", "1990-2-28", "1990-02-30", "900-01-01", "tomorrow", today];
  for (const dateOfBirth of [...wrong, "2027-01-01", "1850-01-01", "1990-02-28T00:00"]) {
    expect(contactProblems({ dateOfBirth }), dateOfBirth).toEqual({
      dateOfBirth: "date-of-birth",
    });
  }
  expect(contactProblems({ dateOfBirth: " 1992-02-29 " })).toBeNull();
  expect(contactProblems({ dateOfBirth: "19920229" }), "without hyphens").toBeNull();
  expect(contactProblems({ dateOfBirth: "19920230" })).toEqual({ dateOfBirth: "date-of-birth" });
});

test("REG-09 REG-12 both phone numbers follow the same rule, each with its own message", () => {
  expect(contactProblems({ phone: "98765432x" })).toEqual({ phone: "phone" });
  expect(safetyProblems({ emergencyContactPhone: "12" })).toEqual({
    emergencyContactPhone: "emergency-phone",
  });
  expect(safetyProblems({ emergencyContactPhone: "987654321" })).toBeNull();
  expect(safetyProblems({ emergencyContactPhone: "987654321" }, "Other")).toHaveProperty(
    "emergencyContactPhone",
  );
});

test("two invalid formats are both reported", () => {
  expect(contactProblems({ phone: "1", dateOfBirth: "x" })).toEqual({
    phone: "phone",
    dateOfBirth: "date-of-birth",
  });
});

test("REG-10 a country that is not offered is refused", () => {
  expect(contactProblems({ country: "Atlantis" })).toHaveProperty("country");
});

test("REG-11 every field of step 2 is required", () => {
  for (const field of Object.keys(safety).slice(0, 4)) {
    expect(safetyProblems({ [field]: " " })).toEqual({ [field]: "required" });
  }
});

test("REG-13 GAP-13 the waiver is asked for last", () => {
  expect(safetyProblems({ waiverAccepted: "" })).toEqual({ waiverAccepted: "waiver" });
  expect(safetyProblems({ waiverAccepted: "no", emergencyContactPhone: "1" })).toEqual({
    emergencyContactPhone: "emergency-phone",
  });
});

test("an answer that is too long for its field is refused", () => {
  expect(contactProblems({ firstName: "x".repeat(101) })).toEqual({
    firstName: "first-name-too-long",
  });
  expect(answerSentences["first-name-too-long"].en).toBe(
    "First name can have at most 100 characters",
  );
  expect(contactProblems({ phone: "9".repeat(100_000) })).toEqual({ phone: "phone" });
});

test("unusual strings are kept unchanged, on one line", () => {
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
    const { value } = readForm(
      contactSchema(today, race, usualForm),
      formOf({ ...contact, firstName: text }),
    );
    expect(value?.firstName).toBe(text.replace("\0", ""));
  }
  const lines = { ...contact, lastName: "Quispe\r\nBcc: all@example.com" };
  const { value } = readForm(contactSchema(today, race, usualForm), formOf(lines));
  expect(value?.lastName).toBe("Quispe Bcc: all@example.com");
});

test("an unusual text in any field is kept or refused with a sentence about that field", () => {
  const expectAnswer = (field: string, text: string, problems: object | null) => {
    const isKept = !/Phone|phone|date|country|waiver/.test(field) && text.length <= 100;
    expect(Object.keys(problems ?? {}), `${field}: ${text.slice(0, 40)}`).toEqual(
      isKept ? [] : [field],
    );
  };
  const phone = "+51 987 654 321";
  for (const text of naughtyTexts) {
    for (const field of Object.keys(contact)) {
      expectAnswer(field, text, contactProblems({ phone, [field]: text }));
    }
    for (const field of Object.keys(safety)) {
      expectAnswer(field, text, safetyProblems({ [field]: text }));
    }
  }
});

test("a repeated field counts as empty", () => {
  const form = formOf(contact);
  form.append("firstName", "Bea");
  expect(problemsIn(contactSchema(today, race, usualForm), form)).toEqual({
    firstName: "required",
  });
});

test("REG-04 each answered step opens the next", () => {
  expect(readAnswers({}, today, race, usualForm)).toMatchObject({ step: 1, entry: null });
  expect(readAnswers(contact, today, race, usualForm)).toMatchObject({
    step: 2,
    entry: null,
    problems: { policyNumber: "required" },
  });
  expect(readAnswers({ ...contact, ...safety, phone: "1" }, today, race, usualForm).step).toBe(1);
  expect(
    readAnswers({ ...contact, ...safety, waiverAccepted: "" }, today, race, usualForm).step,
  ).toBe(2);
  const { step, entry } = readAnswers({ ...contact, ...safety }, today, race, usualForm);
  expect(step).toBe(3);
  expect(entry).toEqual({
    ...contact,
    ...safety,
    phone: "+51987654321",
    emergencyContactPhone: "+15551234567",
    waiverAccepted: true,
    waiverVersion: null,
    guardianName: null,
    gender: null,
    document: null,
    club: null,
  });
});

test("what a race does without is not needed, and what it does not ask for is not taken", () => {
  const noInsurance = { ...contact, ...safety, insuranceProvider: "", policyNumber: "" };
  const of = (insurance: Demand, answers: Answers = noInsurance) =>
    readAnswers(answers, today, race, formWith({ insurance })).entry;
  expect(of("required")).toBeNull();
  expect(of("optional")).toMatchObject({ insuranceProvider: "", policyNumber: "" });
  expect(of("hidden", { ...contact, ...safety })).toMatchObject({
    insuranceProvider: "",
    policyNumber: "",
  });
  const all = { gender: "female", documentType: "dni", documentNumber: "45678901", club: "Sur" };
  expect(
    readAnswers({ ...contact, ...safety, ...all }, today, race, usualForm).entry,
  ).toMatchObject({ gender: null, document: null, club: null });
});

test("a race that asks for gender, document and club takes them, each checked", () => {
  const asking = formWith({ gender: "required", document: "required", club: "optional" });
  const problems = (changed: object) =>
    problemsIn(contactSchema(today, race, asking), formOf({ ...contact, ...changed }));
  expect(problems({})).toEqual({
    gender: "required",
    documentType: "required",
    documentNumber: "required",
  });
  const given = { gender: "female", documentType: "dni", documentNumber: "45.678.901" };
  expect(problems(given)).toBeNull();
  expect(problems({ ...given, gender: "toString" })).toEqual({ gender: "required" });
  expect(problems({ ...given, documentNumber: "4567" })).toEqual({
    documentNumber: "document-number-dni",
  });
  expect(problems({ ...given, documentType: "passport", documentNumber: "4567" })).toEqual({
    documentNumber: "document-number",
  });
  expect(problems({ ...given, club: "x".repeat(101) })).toEqual({ club: "club-too-long" });
  const { entry } = readAnswers({ ...contact, ...safety, ...given }, today, race, asking);
  expect(entry).toMatchObject({
    gender: "female",
    document: { type: "dni", number: "45678901" },
    club: null,
  });
  const optional = contactSchema(today, race, formWith({ document: "optional" }));
  const half = formOf({ ...contact, documentNumber: "45678901" });
  expect(problemsIn(optional, half), "a number of what?").toEqual({ documentType: "required" });
});

test("an own waiver is accepted in the version that the runner has seen", () => {
  const own = { ...usualForm, waiver: { version: 2, texts: { en: "Run at your own risk." } } };
  const accepted = (waiverVersion: string) =>
    problemsIn(
      safetySchema({ country: "Peru", isMinor: false }, own),
      formOf({ ...safety, waiverVersion }),
    );
  expect(accepted("2")).toBeNull();
  expect(accepted("1")).toEqual({ waiverAccepted: "waiver-changed" });
  expect(accepted("")).toEqual({ waiverAccepted: "waiver-changed" });
});

test("GAP-98 a runner is at least as old on race day as the race asks for", () => {
  const born = (dateOfBirth: string, minimumAge = 16) =>
    problemsIn(
      contactSchema(today, { ...race, minimumAge }, usualForm),
      formOf({ ...contact, dateOfBirth }),
    );
  expect(born("2024-01-01")).toEqual({ dateOfBirth: "too-young" });
  expect(born("2011-01-11")).toEqual({ dateOfBirth: "too-young" });
  expect(born("2011-01-10"), "16 on race day, not yet today").toBeNull();
  expect(born("2011-01-10", 18)).toEqual({ dateOfBirth: "too-young" });
  expect(born("2020-01-01", 5)).toBeNull();
  expect(tooYoung(16).en).toBe("Runners of this race must be at least 16 years old on race day");
});

test("GAP-98 a minor needs the name and the consent of a guardian, and an adult needs neither", () => {
  const minor = (changed: object) =>
    problemsIn(
      safetySchema({ country: "Peru", isMinor: true }, usualForm),
      formOf({ ...safety, ...changed }),
    );
  const guardian = { guardianName: "Luz Quispe", guardianConsent: "yes" };
  expect(minor({})).toEqual({ guardianName: "required" });
  expect(minor({ guardianName: "Luz Quispe" })).toEqual({ guardianConsent: "guardian" });
  expect(minor({ ...guardian, guardianName: "x".repeat(201) })).toEqual({
    guardianName: "guardian-name-too-long",
  });
  expect(minor(guardian)).toBeNull();
  const answers = { ...contact, ...safety, dateOfBirth: "2009-05-01" };
  expect(readAnswers(answers, today, race, usualForm)).toMatchObject({
    step: 2,
    problems: { guardianName: "required" },
  });
  expect(readAnswers({ ...answers, ...guardian }, today, race, usualForm).entry).toMatchObject({
    guardianName: "Luz Quispe",
  });
  const adult = readAnswers({ ...contact, ...safety, ...guardian }, today, race, usualForm);
  expect(adult.entry?.guardianName, "nothing is kept of an adult's").toBeNull();
});
