import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { RouterContextProvider } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { noteIfAway } from "#services/context.ts";
import { aRunning } from "../../tests/support/running.ts";
import { createListener } from "../listener.ts";
import { createStopping } from "./stopping.ts";

const html = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public" };
const sentence = "Our database cannot be reached at the moment. Please try again in a minute.";

/** A product of a few addresses, each of which fails in another way while its database is away. */
async function serve() {
  const database = { isAway: false };
  const running = aRunning(
    {},
    {
      settled: Promise.resolve(),
      isAway: () => database.isAway,
      wasAwaySince: () => database.isAway,
    },
  );
  const failing: Record<string, () => Response> = {
    "/page": () => new Response("<h1>Broken</h1>", { status: 500, headers: html }),
    "/form": () => Response.json({ form: "Failed to submit." }, { status: 500 }),
    "/feed": () =>
      new Response("Unexpected Server Error", {
        status: 500,
        headers: { "Content-Type": "text/plain" },
      }),
    "/nothing": () => new Response(null, { status: 500 }),
    "/missing": () => new Response("missing", { status: 404, headers: html }),
  };
  const source = {
    handle: async (request: Request, context?: RouterContextProvider) =>
      failedWith(request, context) ||
      (database.isAway && failing[new URL(request.url).pathname]?.()) ||
      new Response("as usual", { headers: html }),
    config: () => running.config,
    startup: async () => running,
    routes: [],
    openStatic: () => () => false,
    before: (_request: unknown, _response: unknown, next: () => void) => next(),
    close: async () => {},
  };
  const server = createServer();
  const stopping = createStopping(server);
  server.on("request", createListener({ source, running, stopping, isDevelopment: false }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, database };
}

/** An address names the database's failure, as a route would note it. */
function failedWith({ url }: Request, context?: RouterContextProvider): Response | undefined {
  const code = new URL(url).searchParams.get("sqlstate");
  if (!code || !context) return undefined;
  const isNoted = noteIfAway(context, Object.assign(new Error(), { code }));
  return new Response(null, { status: isNoted ? 500 : 418 });
}

const unavailable = [503, "2", "no-store"];

async function answerOf(asked: Promise<Response>) {
  const answer = await asked;
  const { status, headers } = answer;
  const said = [status, headers.get("retry-after"), headers.get("cache-control")];
  return { said, text: await answer.text() };
}

test("while the database is away a failure is a 503 that says when to come back", async () => {
  const { origin, database } = await serve();
  database.isAway = true;
  const page = await answerOf(fetch(`${origin}/page`));
  expect(page.said).toEqual(unavailable);
  expect(page.text, "a page has its own words").toContain("Broken");
  const form = await answerOf(fetch(`${origin}/form`, { method: "POST" }));
  expect(form.said).toEqual(unavailable);
  expect(form.text, "and so has a form").toContain("Failed to submit.");
  for (const path of ["/feed", "/nothing"]) {
    const bare = await answerOf(fetch(origin + path));
    expect(bare.said, path).toEqual(unavailable);
    expect(bare.text, path).toBe(sentence);
  }
});

test("a failure of the database that may pass is a 503 in words that fit it", async () => {
  const { origin } = await serve();
  const locked = await answerOf(fetch(`${origin}/page?sqlstate=55P03`));
  expect(locked.said).toEqual(unavailable);
  expect(locked.text).toContain("too much to do");
  const full = await answerOf(fetch(`${origin}/page?sqlstate=53100`, { method: "POST" }));
  expect(full.said).toEqual([503, "60", "no-store"]);
  expect(full.text).toBe("We cannot store anything at the moment. Please try again later.");
  expect((await answerOf(fetch(`${origin}/page?sqlstate=23505`))).said[0]).toBe(418);
});

test("what is no failure stays what it is", async () => {
  const { origin, database } = await serve();
  database.isAway = true;
  expect((await answerOf(fetch(`${origin}/missing`))).said[0]).toBe(404);
  expect((await answerOf(fetch(`${origin}/other`))).said[0]).toBe(200);
});

test("a page that was kept is shown on, and never kept from a failure", async () => {
  const { origin, database } = await serve();
  await fetch(`${origin}/page`);
  database.isAway = true;
  expect((await answerOf(fetch(`${origin}/page`))).text).toBe("as usual");
  expect((await answerOf(fetch(`${origin}/page?new`))).said).toEqual(unavailable);
  database.isAway = false;
  expect((await answerOf(fetch(`${origin}/page?new`))).text).toBe("as usual");
});
