import { expect, test } from "vitest";
import type { Answer } from "#services/identity/identity.ts";
import { accountInactive, anErrorOccurred, signInFailed, signUpFailed } from "../messages.ts";
import { refusalOf } from "./refusal.server.ts";

function answer(said: Pick<Answer, "status" | "code" | "message">): Answer {
  return { ...said, body: {}, headers: new Headers(), location: null };
}

test("ERR-08 ERR-09 ERR-11 what nobody could foresee is said in a sentence that hides its cause", () => {
  const broken = answer({ status: 500, code: "X", message: 'relation "x" does not exist' });
  for (const [fallback, sentence] of [
    [signInFailed, "An error occurred during sign in"],
    [signUpFailed, "An error occurred during signup"],
    [anErrorOccurred, "An error occurred"],
  ] as const) {
    expect(refusalOf(broken, fallback)).toEqual({ problem: sentence, status: 500 });
  }
  const speechless = answer({ status: 400, code: null, message: null });
  expect(refusalOf(speechless, signInFailed).problem).toBe(signInFailed);
});

test("AUTH-12 what the library says of a mistake is shown, in our words where we have some", () => {
  const weak = answer({ status: 400, code: "PASSWORD_COMPROMISED", message: "Choose another." });
  expect(refusalOf(weak, signUpFailed)).toEqual({ problem: "Choose another.", status: 400 });
  const closed = answer({ status: 403, code: "ACCOUNT_INACTIVE", message: "No." });
  expect(refusalOf(closed, signInFailed)).toEqual({ problem: accountInactive, status: 403 });
});
