import { Agent, request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { createStopping } from "./stopping.ts";

/** A server that answers `/slow` on demand, and its only visitor, with a keep-alive connection. */
async function serve(times: Parameters<typeof createStopping>[1]) {
  const server = createServer();
  const stopping = createStopping(server, times);
  const isAsked = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  server.on("request", async ({ url }, response) => {
    stopping.follow(response);
    if (url === "/slow") {
      isAsked.resolve();
      await mayAnswer.promise;
    }
    response.end("done");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = (path: string, by: Agent | false = agent) =>
    new Promise<string>((resolve, reject) => {
      const asking = ask({ port, host: "127.0.0.1", path, agent: by }, (answer) => {
        void text(answer).then((body) => resolve(`${body}, ${answer.headers.connection}`));
      });
      asking.on("error", reject).end();
    });
  return { stopping, get, isAsked, mayAnswer };
}

test("a watched server says so first, and goes on answering on connections that close", async () => {
  const { stopping, get } = await serve({ noticeMs: 300 });
  expect(await get("/")).toBe("done, keep-alive");
  stopping.noteWatcher();
  const stopped = stopping.stop();
  expect(stopping.hasBegun()).toBe(true);
  expect(await get("/"), "on the kept connection").toBe("done, close");
  expect(await get("/", false), "on a new connection").toBe("done, close");
  await stopped;
  await expect(get("/")).rejects.toThrow("ECONNREFUSED");
});

test("what runs is finished, and an idle connection holds nothing up", async () => {
  const { stopping, get, isAsked, mayAnswer } = await serve({});
  const answer = get("/slow");
  await isAsked.promise;
  const stopped = stopping.stop();
  await expect(get("/", false), "nobody watches").rejects.toThrow("ECONNREFUSED");
  mayAnswer.resolve();
  expect(await answer).toBe("done, close");
  await stopped;
});

test("streams are ended once no new connection is accepted, and hold nothing up", async () => {
  const { stopping, get, isAsked, mayAnswer } = await serve({ patienceMs: 60_000 });
  const answer = get("/slow");
  await isAsked.promise;
  await stopping.stop(mayAnswer.resolve);
  expect(await answer).toContain("done");
});

test("what never ends is cut", async () => {
  const { stopping, get, isAsked } = await serve({ patienceMs: 50 });
  const answer = get("/slow").catch((problem: Error) => problem.message);
  await isAsked.promise;
  await stopping.stop();
  expect(await answer).toBe("socket hang up");
});
