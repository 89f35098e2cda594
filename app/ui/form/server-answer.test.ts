import { expect, test } from "vitest";
import { serverAnswer } from "./server-answer.ts";

const refusal = (status: number) => ({ status, statusText: "", internal: false, data: null });

test("an answer of the server goes on as it is", async () => {
  expect(await serverAnswer(Promise.resolve("done"), () => "failed")).toBe("done");
});

test("a server that fails or cannot be reached is answered for", async () => {
  for (const problem of [new TypeError("Failed to fetch"), refusal(500), refusal(503)]) {
    expect(await serverAnswer(Promise.reject(problem), () => "failed")).toBe("failed");
  }
});

test("a redirect and a refusal go on to the router", async () => {
  for (const problem of [new Response(null, { status: 303 }), refusal(404), refusal(403)]) {
    await expect(serverAnswer(Promise.reject(problem), () => "failed")).rejects.toBe(problem);
  }
});
