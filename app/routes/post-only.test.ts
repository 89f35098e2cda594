import { expect, test } from "vitest";
import { postOnly } from "./post-only.ts";

test("a visitor who opens the address of a form is led elsewhere", () => {
  const answer = postOnly("/account")();
  expect(answer.status).toBe(302);
  expect(answer.headers.get("Location")).toBe("/account");
});
