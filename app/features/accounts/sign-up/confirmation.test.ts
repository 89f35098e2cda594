import { expect, test } from "vitest";
import { type ConfirmationProblem, confirmationProblems } from "../messages.ts";
import { readConfirmation } from "./confirmation.ts";

const failed = (problem: ConfirmationProblem) => ({ kind: "failed", problem });

test("AUTH-14 AUTH-15 the type in the fragment decides the outcome", () => {
  expect(readConfirmation("#type=signup")).toEqual({ kind: "confirmed" });
  expect(readConfirmation("type=recovery&access_token=x")).toEqual({ kind: "recovery" });
});

test("ERR-12 an empty fragment is not a valid link", () => {
  for (const fragment of ["", "#"]) {
    expect(readConfirmation(fragment)).toEqual(failed("invalid-link"));
  }
});

test.each(["#type=magiclink", "#type=email_change", "#type=%3Cb%3E", "#type=SIGNUP"])(
  "ERR-13 %s is an unknown type",
  (fragment) => {
    expect(readConfirmation(fragment)).toEqual(failed("unknown-type"));
  },
);

test("ERR-14 the server could not confirm", () => {
  expect(readConfirmation("#type=signup&error=server_error")).toEqual(failed("server-error"));
});

test.each([
  "#error=access_denied&error_description=Expired",
  "#type=signup&error_description=",
  "#a",
  "#%",
])("AUTH-17 %s gets the default text", (fragment) => {
  expect(readConfirmation(fragment)).toEqual(failed("failed"));
});

test("AUTH-17 ERR-12 ERR-13 ERR-14 each outcome has its message", () => {
  const texts = Object.entries(confirmationProblems).map(([name, { en }]) => [name, en]);
  expect(Object.fromEntries(texts)).toEqual({
    failed: "We couldn't verify your email. The link may have expired or is invalid.",
    "invalid-link": "Invalid confirmation link",
    "unknown-type": "Unknown confirmation type",
    "server-error": "Failed to confirm email. Please try again or contact support.",
  });
});
