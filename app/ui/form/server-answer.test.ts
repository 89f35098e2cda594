import { expect, test } from "vitest";
import { dialogAnswer, editorAnswer, formAnswer, serverAnswer } from "./server-answer.ts";
import { isServerReached } from "./server-reached.ts";

const refusal = (status: number) => ({ status, statusText: "", internal: false, data: null });

test("a server's answer is passed on unchanged", async () => {
  expect(await serverAnswer(Promise.resolve("done"), () => "failed")).toBe("done");
});

test("a failing or unreachable server gets a substitute answer", async () => {
  for (const problem of [new TypeError("Failed to fetch"), refusal(500), refusal(503)]) {
    const answer = await serverAnswer(Promise.reject(problem), () => "failed");
    expect(answer).toMatchObject({ data: "failed", init: { status: 503 } });
  }
});

test("a form that the server finds too large stays on its page, which can say so", async () => {
  const answered = (status: number) =>
    serverAnswer(Promise.reject(refusal(status)), (isTooLarge) => isTooLarge);
  expect(await answered(413)).toMatchObject({ data: true });
  expect(await answered(500)).toMatchObject({ data: false });
});

test("a form whose file is too large says so at the file's field", async () => {
  const answered = (status: number) =>
    formAnswer(Promise.reject(refusal(status)), "Not saved.", { proof: "At most 5 MB." });
  const tooLarge = { form: null, fields: { proof: "At most 5 MB." }, typed: {} };
  expect(await answered(413)).toMatchObject({ data: tooLarge });
  expect(await answered(500)).toMatchObject({ data: { form: "Not saved.", fields: {} } });
});

test("a redirect and a refusal are passed to the router", async () => {
  for (const problem of [new Response(null, { status: 303 }), refusal(404), refusal(403)]) {
    await expect(serverAnswer(Promise.reject(problem), () => "failed")).rejects.toBe(problem);
  }
});

test("a dialog says its sentence for a failure and for a refusal, and lets a redirect pass", async () => {
  for (const problem of [new TypeError("Failed to fetch"), refusal(500), refusal(404)]) {
    expect(await dialogAnswer(Promise.reject(problem), "Not saved.")).toMatchObject({
      data: { form: "Not saved.", fields: {}, typed: {} },
    });
  }
  const redirect = new Response(null, { status: 303 });
  await expect(dialogAnswer(Promise.reject(redirect), "Not saved.")).rejects.toBe(redirect);
});

test("an editor keeps what was typed where the server is not reached, as the server reads it", async () => {
  const body = new URLSearchParams({ name: "Lima 42K", password: "secret" });
  const request = new Request("https://dorsal.test/", { method: "POST", body });
  const shout = (form: FormData) => {
    form.set("name", String(form.get("name")).toUpperCase());
    return form;
  };
  const serverAction = async () => {
    await request.text();
    throw new TypeError("Failed to fetch");
  };
  expect(await editorAnswer({ request, serverAction }, "Not saved.", shout)).toMatchObject({
    data: { form: "Not saved.", fields: {}, typed: { name: "LIMA 42K" }, meanwhile: null },
  });
});

test("a page is loaded anew after every answer of the server, and after none of its own", async () => {
  const url = new URL("https://dorsal.test/");
  const turn = { currentUrl: url, nextUrl: url, currentParams: {}, nextParams: {} };
  const own = await serverAnswer(Promise.reject(new TypeError()), () => "failed");
  const actionStatus = typeof own === "string" ? undefined : own.init?.status;
  const isLoaded = (status: number | undefined) =>
    isServerReached({ ...turn, actionStatus: status, defaultShouldRevalidate: true });
  expect([undefined, 200, 409, actionStatus].map(isLoaded)).toEqual([true, true, true, false]);
});
