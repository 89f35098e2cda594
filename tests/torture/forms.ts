import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { request as ask } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type RunningServer, startServer } from "../../bench/server.ts";
import { type Bar, barsOf } from "./bars.ts";
import { hostileInputs, type Input } from "./hostile-input.ts";

type Measured = {
  input: string;
  /** The longest time in which no other request was answered: the minimum of three tries. */
  heldMs: number;
};

const heldAtMost = 100;
const tries = 3;
const metricsToken = randomBytes(12).toString("hex");

/**
 * Sends huge, hostile and slow input to a separate server and measures, inside that server, how long
 * each input blocks everything else.
 */
export async function tortureForms(): Promise<Bar[]> {
  const directory = await mkdtemp(join(tmpdir(), "dorsal-torture-forms-"));
  const server = await startServer({
    DATA_DIR: directory,
    DATABASE_URL: "",
    DEMO_DATA: "1",
    LIMITS_FACTOR: "1000000",
    METRICS_TOKEN: metricsToken,
  });
  try {
    const race = await firstOf(server, "/races");
    const expert = await firstOf(server, "/services", "/experts");
    const all: Measured[] = [];
    for (const input of hostileInputs({ race, expert })) all.push(await measure(server, input));
    all.push(await dribble(server));
    const { exactly, atMost } = barsOf(`${all.length} hostile inputs`);
    const ended = server.process.exitCode === null && server.process.signalCode === null ? 0 : 1;
    const [worst, ...others] = all.sort((one, other) => other.heldMs - one.heldMs);
    const missed = others.filter(({ heldMs }) => heldMs > heldAtMost);
    return [
      exactly("process ended", ended, 0),
      ...[...(worst ? [worst] : []), ...missed].map(({ input, heldMs }) =>
        atMost(`main thread held up: ${input}`, heldMs, heldAtMost, "ms"),
      ),
    ];
  } finally {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

/** The id of the first record that a page links to. */
async function firstOf({ url }: Pick<RunningServer, "url">, page: string, folder = page) {
  const list = await (await fetch(url + page)).text();
  const [, id] = new RegExp(`"${folder}/([\\da-f-]{36})"`).exec(list) ?? [];
  if (!id) throw new Error(`${page} links to nothing in ${folder}.`);
  return id;
}

async function measure({ url }: Pick<RunningServer, "url">, input: Input): Promise<Measured> {
  const held: number[] = [];
  for (let attempt = 0; attempt < tries; attempt += 1) {
    await heldUp(url);
    await send(url, input);
    held.push(await heldUp(url));
  }
  return { input: input.input, heldMs: Math.min(...held) };
}

/** Sends it and waits for the end of the answer, or until the server has hung up. */
function send(url: string, { path, method = "POST", type, headers, body }: Input): Promise<void> {
  return new Promise((resolve) => {
    const { hostname, port, origin } = new URL(url);
    const given = {
      ...headers,
      ...(method === "POST" && { origin }),
      ...(type && { "content-type": type }),
    };
    const options = { hostname, port, path, method, headers: given, agent: false };
    const asking = ask(options, (answer) => {
      answer.resume().on("close", () => resolve());
    });
    asking.on("error", () => resolve());
    asking.end(body);
  });
}

/** The longest delay of the server's event loop since this was asked last, in milliseconds. */
async function heldUp(url: string): Promise<number> {
  const headers = { Authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text) ?? [];
  return Math.round(Number(seconds) * 1000);
}

/** Two hundred bodies that arrive byte by byte, while pages are requested. */
async function dribble({ url }: Pick<RunningServer, "url">): Promise<Measured> {
  const { hostname, port, host } = new URL(url);
  const head = [
    "POST /login HTTP/1.1",
    `Host: ${host}`,
    "Content-Type: application/x-www-form-urlencoded",
    "Content-Length: 100000",
  ].join("\r\n");
  const sockets = Array.from({ length: 200 }, () => {
    const socket = connect(Number(port), hostname, () => socket.write(`${head}\r\n\r\n`));
    return socket.on("error", () => {});
  });
  const dripping = setInterval(() => {
    for (const socket of sockets) socket.write("a");
  }, 20);
  await pause(1000);
  const page = { input: "200 bodies byte by byte, a page beside them", path: "/races" };
  const row = await measure({ url }, { ...page, method: "GET" });
  clearInterval(dripping);
  for (const socket of sockets) socket.destroy();
  return row;
}
