import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, request as ask } from "node:http";
import { json } from "node:stream/consumers";
import { expect, test } from "../../pages/support/test.ts";
import { preparedDataDir } from "../../support/site/data-dir.ts";
import { addressOf, startServer } from "../../support/site/server.ts";
import { untilReady } from "./ready.ts";

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** The answers of `/readyz` over one connection, which is kept for as long as the server allows. */
function readiness(url: string): Promise<{ status?: number; connection?: string; said: unknown }> {
  return new Promise((resolve, reject) => {
    const asking = ask(`${url}/readyz`, { agent }, async (answer) => {
      const { connection } = answer.headers;
      resolve({ status: answer.statusCode, connection, said: await json(answer) });
    });
    asking.on("error", reject).end();
  });
}

test("a stopping server says so immediately, finishes its answers and ends", async () => {
  const server = await startServer({ DATA_DIR: await preparedDataDir(), DEMO_DATA: "0" });
  await untilReady(server.url);
  expect((await readiness(server.url)).connection).toBe("keep-alive");
  const ended = server.stop();
  await expect.poll(async () => (await readiness(server.url)).status).toBe(503);
  expect(await readiness(server.url)).toEqual({
    status: 503,
    connection: "close",
    said: { status: "stopping" },
  });
  expect((await fetch(`${server.url}/about`)).status, "a visitor who is sent here still").toBe(200);
  await ended;
  await expect(fetch(server.url)).rejects.toThrow("fetch failed");
});

test("stopping npm leaves no server behind", async () => {
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ["npm"];
  const [program = "npm", ...args] = [...npm, "run", "serve"];
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(program, args, {
    env: {
      PATH,
      HOME,
      PORT: "0",
      HOST: "127.0.0.1",
      DEMO_DATA: "0",
      DATA_DIR: await preparedDataDir(),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let written = "";
  child.stdout.on("data", (chunk: Buffer) => {
    written += chunk;
  });
  const url = await addressOf(child, () => written);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  child.kill("SIGTERM");
  await once(child, "exit");
  const look = () =>
    fetch(`${url}/healthz`).then(
      () => "serves",
      () => "gone",
    );
  await expect.poll(look).toBe("gone");
});
