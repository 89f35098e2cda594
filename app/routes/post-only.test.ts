import { expect, test } from "vitest";
import { postOnly } from "./post-only.ts";

test("opening a form's address redirects", () => {
  const answer = postOnly("/account")({ params: {} });
  expect(answer.status).toBe(302);
  expect(answer.headers.get("Location")).toBe("/account");
});

test("the address may say which page is meant", () => {
  const loader = postOnly(({ id }: { id: string }) => `/registrations/${id}`);
  expect(loader({ params: { id: "r1" } }).headers.get("Location")).toBe("/registrations/r1");
});
