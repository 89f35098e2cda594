import { expect, test } from "vitest";
import { readForm } from "#values/form/form.ts";
import { noChannelChosen, notUnderstood } from "./messages.ts";
import { readRequestBody, reviewRequestForm } from "./schema.ts";

const good = { registrationId: "1", customMessage: " Hi\r\nyou ", sendEmail: true };

test("FN-10 the body is read, and a missing message is empty", () => {
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

test("ADM-REG-10 at least one channel must be chosen", () => {
  expect(readRequestBody({ ...good, sendEmail: false }).sentence).toBe(noChannelChosen.en);
  expect(readForm(reviewRequestForm, new FormData()).errors?.form).toEqual(noChannelChosen);
});

test("an invalid body is refused with a message", () => {
  for (const body of [null, 1, [], {}, { ...good, sendSms: "yes" }]) {
    expect(readRequestBody(body).sentence).toBe(notUnderstood.en);
  }
  const long = { ...good, customMessage: "x".repeat(1001) };
  expect(readRequestBody(long).sentence).toContain("1000");
});
