import { expect, test } from "vitest";
import { dialogAnswer, serverAnswer } from "./server-answer.ts";

const refusal = (status: number) => ({ status, statusText: "", internal: false, data: null });

test("a server's answer is passed on unchanged", async () => {
  expect(await serverAnswer(Promise.resolve("done"), () => "failed")).toBe("done");
});

test("a failing or unreachable server gets a substitute answer", async () => {
  for (const problem of [new TypeError("Failed to fetch"), refusal(500), refusal(503)]) {
    expect(await serverAnswer(Promise.reject(problem), () => "failed")).toBe("failed");
  }
});

test("a form that the server finds too large stays on its page, which can say so", async () => {
  const answered = (status: number) =>
    serverAnswer(Promise.reject(refusal(status)), (isTooLarge) => isTooLarge);
  expect([await answered(413), await answered(500)]).toEqual([true, false]);
});

test("a redirect and a refusal are passed to the router", async () => {
  for (const problem of [new Response(null, { status: 303 }), refusal(404), refusal(403)]) {
    await expect(serverAnswer(Promise.reject(problem), () => "failed")).rejects.toBe(problem);
  }
});

test("a dialog says its sentence for a failure and for a refusal, and lets a redirect pass", async () => {
  for (const problem of [new TypeError("Failed to fetch"), refusal(500), refusal(404)]) {
    expect(await dialogAnswer(Promise.reject(problem), "Not saved.")).toEqual({
      form: "Not saved.",
      fields: {},
      typed: {},
    });
  }
  const redirect = new Response(null, { status: 303 });
  await expect(dialogAnswer(Promise.reject(redirect), "Not saved.")).rejects.toBe(redirect);
});
