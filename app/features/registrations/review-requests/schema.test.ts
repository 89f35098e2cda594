import { expect, test } from "vitest";
import { readForm } from "#values/form/form.ts";
import { noChannelChosen, notUnderstood } from "./messages.ts";
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

test("ADM-REG-10 one channel must be chosen", () => {
  expect(readRequestBody({ ...good, sendEmail: false }).sentence).toBe(noChannelChosen);
  expect(readForm(reviewRequestForm, new FormData()).errors?.form).toBe(noChannelChosen);
});

test("a body that is not a request is refused with a sentence", () => {
  for (const body of [null, 1, [], {}, { ...good, sendSms: "yes" }]) {
    expect(readRequestBody(body).sentence).toBe(notUnderstood);
  }
  const long = { ...good, customMessage: "x".repeat(1001) };
  expect(readRequestBody(long).sentence).toContain("1000");
});
