import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { answerWhileStarting } from "./starting.ts";
import { createStopping } from "./stopping.ts";

async function start(options?: { patienceMs: number }) {
  const server = createServer();
  const starting = answerWhileStarting(server, createStopping(server), options);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = (path: string, init?: RequestInit) => fetch(origin + path, init);
  return { server, starting, get };
}

test("a starting server works, is not ready, and lets visitors wait for it", async () => {
  const { starting, get } = await start();
  expect((await get("/healthz")).status).toBe(200);
  const ready = await get("/readyz");
  expect([ready.status, await ready.json()]).toEqual([503, { status: "starting" }]);
  const page = get("/races");
  starting.end((request, response) => void response.end(`the page ${request.url}`));
  expect(await (await page).text()).toBe("the page /races");
  expect(await (await get("/readyz")).text()).toBe("the page /readyz");
});

test("a visitor who has left is not answered", async () => {
  const { starting, get, server } = await start();
  const leaving = new AbortController();
  const asked = once(server, "request");
  const page = get("/races", { signal: leaving.signal });
  const [, response] = await asked;
  leaving.abort();
  await expect(page).rejects.toThrow();
  await once(response, "close");
  const answered: (string | undefined)[] = [];
  starting.end((request, response) => {
    answered.push(request.url);
    response.end();
  });
  await get("/calendar");
  expect(answered).toEqual(["/calendar"]);
});

test("a start that takes too long asks visitors to come back, and loads their page again", async () => {
  const { get } = await start({ patienceMs: 50 });
  const page = await get("/races");
  const { status, headers } = page;
  expect([status, headers.get("retry-after"), headers.get("refresh")]).toEqual([503, "5", "5"]);
  expect(await page.text()).toContain("This site is starting. Please try again in a minute.");
  const document = await get("/races", { headers: { Accept: "text/html" } });
  expect(document.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await document.text()).toContain('<p lang="es">El sitio se está iniciando.');
  const form = await get("/races", { method: "POST", body: "name=Rosa" });
  expect([form.status, form.headers.get("refresh")]).toEqual([503, null]);
});
