import { expect, test } from "vitest";
import { readForm } from "#values/form/form.ts";
import { notUnderstood, noWayChosen } from "./messages.ts";
import { readRequestBody, reviewRequestForm } from "./schema.ts";

const good = { registrationId: "1", customMessage: " Hi\r\nyou ", sendEmail: true };

test("FN-10 the body is read, with what is left out", () => {
  expect(readRequestBody(good).value).toEqual({
    registrationId: "1",
    customMessage: "Hi\nyou",
    sendEmail: true,
    sendSms: false,
    sendAgain: false,
    sendAhead: false,
  });
  expect(readRequestBody({ ...good, customMessage: null }).value?.customMessage).toBe("");
});

test("ADM-REG-10 one way must be chosen", () => {
  expect(readRequestBody({ ...good, sendEmail: false }).problem).toBe(noWayChosen);
  expect(readForm(reviewRequestForm, new FormData()).errors?.form).toBe(noWayChosen);
});

test("what is no request is refused with a sentence", () => {
  for (const body of [null, 1, [], {}, { ...good, sendSms: "yes" }]) {
    expect(readRequestBody(body).problem).toBe(notUnderstood);
  }
  const long = { ...good, customMessage: "x".repeat(1001) };
  expect(readRequestBody(long).problem).toContain("1000");
});
