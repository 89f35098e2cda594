import { expect, test } from "vitest";
import { postOnly } from "./post-only.ts";

test("opening a form's address redirects", () => {
  const answer = postOnly("/account")();
  expect(answer.status).toBe(302);
  expect(answer.headers.get("Location")).toBe("/account");
});
