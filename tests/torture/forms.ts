import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { request as ask } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type RunningServer, startServer } from "../../bench/server.ts";
import { hostileInputs, type Input } from "./hostile-input.ts";

/** What one kind of input does to a server. */
export type FormRow = {
  input: string;
  kB: number;
  status: string;
  /** The longest time that nothing else was answered: the least of three tries. */
  "held up, ms": number;
};

const tries = 3;
const metricsToken = randomBytes(12).toString("hex");

/**
 * Sends huge, hostile and slow input to a server of its own and measures, inside that server, for how
 * long each holds everything else up.
 */
export async function tortureForms(): Promise<FormRow[]> {
  const directory = await mkdtemp(join(tmpdir(), "dorsal-torture-forms-"));
  const server = await startServer({
    DATA_DIR: directory,
    DATABASE_URL: "",
    DEMO_DATA: "1",
    LIMITS_FACTOR: "1000000",
    METRICS_TOKEN: metricsToken,
  });
  try {
    const list = await (await fetch(`${server.url}/races`)).text();
    const [, race = ""] = /"\/races\/([\da-f-]{36})"/.exec(list) ?? [];
    const rows: FormRow[] = [];
    for (const input of hostileInputs(race)) rows.push(await measure(server, input));
    rows.push(await dribble(server));
    return rows;
  } finally {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function measure({ url }: Pick<RunningServer, "url">, input: Input): Promise<FormRow> {
  const held: number[] = [];
  let status = 0;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    await heldUp(url);
    status = await send(url, input);
    held.push(await heldUp(url));
  }
  return {
    input: input.input,
    kB: Math.round((input.body ?? input.path).length / 1024),
    status: status === 0 ? "cut off" : String(status),
    "held up, ms": Math.min(...held),
  };
}

/** The status of the answer; 0 when the server has hung up. */
function send(url: string, { path, method = "POST", type, headers, body }: Input): Promise<number> {
  return new Promise((resolve) => {
    const { hostname, port, origin } = new URL(url);
    const given = {
      ...headers,
      ...(method === "POST" && { origin }),
      ...(type && { "content-type": type }),
    };
    const options = { hostname, port, path, method, headers: given, agent: false };
    const asking = ask(options, (answer) => {
      answer.resume().on("close", () => resolve(answer.statusCode ?? 0));
    });
    asking.on("error", () => resolve(0));
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

/** Two hundred bodies that come byte by byte, while pages are asked for. */
async function dribble({ url }: Pick<RunningServer, "url">): Promise<FormRow> {
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
