import { expect, test } from "vitest";
import type { Answer } from "#services/identity/identity.ts";
import { inEvenTime, refusalOf, refusalSentence } from "./refusal.server.ts";

function answer(said: Pick<Answer, "status" | "code" | "message">): Answer {
  return { ...said, body: {}, headers: new Headers(), location: null };
}

test("ERR-08 ERR-09 ERR-11 an unexpected failure shows a message that hides its cause", () => {
  const broken = answer({ status: 500, code: "X", message: 'relation "x" does not exist' });
  for (const [otherwise, sentence] of [
    ["sign-in-failed", "An error occurred during sign in"],
    ["sign-up-failed", "An error occurred during signup"],
    ["failed", "An error occurred"],
  ] as const) {
    const refusal = refusalOf(broken, otherwise);
    expect(refusal).toEqual({ problem: otherwise, status: 500 });
    expect(refusalSentence(refusal)).toMatchObject({ en: sentence });
  }
  const speechless = answer({ status: 400, code: null, message: null });
  expect(refusalOf(speechless, "sign-in-failed").problem).toBe("sign-in-failed");
});

test("AUTH-12 the identity service's reason is shown, in the product's wording where it has one", () => {
  const weak = answer({ status: 400, code: "PASSWORD_COMPROMISED", message: "Choose another." });
  expect(refusalOf(weak, "sign-up-failed")).toEqual({
    problem: "rejected",
    status: 400,
    reason: "Choose another.",
  });
  expect(refusalSentence(refusalOf(weak, "sign-up-failed"))).toBe("Choose another.");
  const closed = answer({ status: 403, code: "ACCOUNT_INACTIVE", message: "No." });
  expect(refusalOf(closed, "sign-in-failed")).toEqual({ problem: "account-inactive", status: 403 });
});

test.each([
  ["works", async () => "done", "done"],
  ["fails", () => Promise.reject(new Error("broken")), new Error("broken")],
])(
  "an answer comes after the same time, also when its work %s at once",
  async (_, work, expected) => {
    const over = Promise.withResolvers<void>();
    const asked: number[] = [];
    const pause = (milliseconds: number) => {
      asked.push(milliseconds);
      return over.promise;
    };
    const heard: unknown[] = [];
    const answer = inEvenTime({ pause }, 300, work).then(
      (result) => heard.push(result),
      (problem) => heard.push(problem),
    );
    await new Promise(setImmediate);
    expect([asked, heard]).toEqual([[300], []]);
    over.resolve();
    await answer;
    expect(heard).toEqual([expected]);
  },
);
