import { expect, test } from "vitest";
import { readApiError, refuseCall } from "./api-error.ts";

test("GAP-83 every refusal has one shape, and its status explains it where nothing else does", async () => {
  const answer = refuseCall("There is no such plan.", 400);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    error: { code: "invalid", message: "There is no such plan." },
  });
  const ended = refuseCall("Please sign in again.", 401, "session_ended");
  expect(readApiError(await ended.json())).toEqual({
    code: "session_ended",
    message: "Please sign in again.",
  });
  expect(readApiError(await refuseCall("Oh.", 500).json())?.code).toBe("failed");
});

test("a value of another shape is not an API error", () => {
  for (const answer of [
    null,
    "",
    1,
    {},
    { error: "text" },
    { error: {} },
    { error: { code: 1 } },
  ]) {
    expect(readApiError(answer)).toBeNull();
  }
});
