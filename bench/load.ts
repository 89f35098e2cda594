import { execFile, spawnSync } from "node:child_process";
import { type Agent, get } from "node:http";
import { promisify } from "node:util";
import autocannon from "autocannon";

export type Load = { requestsPerSecond: number; p50: number; p99: number; failures: number };

const connections = 20;
const encodings = "gzip, br, zstd";
const run = promisify(execFile);

/**
 * The client of the benchmarks. autocannon is a Node program and uses more processor time for a page than
 * the server does, so wrk is preferred if it is installed (Debian: apt-get install wrk).
 */
export const loadTool = spawnSync("wrk", ["--version"]).error ? "autocannon" : "wrk";

/** Requests one address over twenty connections for some seconds, after a second of warm-up. */
export async function load(url: string, seconds = 6): Promise<Load> {
  const ask = loadTool === "wrk" ? withWrk : withAutocannon;
  await ask(url, 1);
  return ask(url, seconds);
}

async function withWrk(url: string, seconds: number): Promise<Load> {
  const options = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency"];
  const { stdout } = await run("wrk", [...options, "-H", `accept-encoding: ${encodings}`, url]);
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const milliseconds = (share: number) => {
    const [, value, unit] = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s)`).exec(stdout) ?? [];
    const factor = unit === "us" ? 0.001 : unit === "s" ? 1000 : 1;
    return Math.round(Number(value ?? 0) * factor * 100) / 100;
  };
  return {
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50: milliseconds(50),
    p99: milliseconds(99),
    failures: number(/Non-2xx or 3xx responses: (\d+)/) + number(/timeout (\d+)/),
  };
}

async function withAutocannon(url: string, seconds: number): Promise<Load> {
  const headers = { "accept-encoding": encodings };
  const result = await autocannon({ url, connections, headers, duration: seconds });
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}

/** How many connections `burst` uses. */
export const heldOpen = 4;

/** Requests an address so many times over the connections of an agent, one request on each at a time. */
export async function burst(agent: Agent, address: string, amount: number): Promise<void> {
  let left = amount;
  const client = async () => {
    while (left-- > 0) await fetched(agent, address);
  };
  await Promise.all(Array.from({ length: heldOpen }, client));
}

function fetched(agent: Agent, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { "Accept-Encoding": "gzip" } }, (response) => {
      if (response.statusCode !== 200) {
        reject(new Error(`${address} answered ${response.statusCode}.`));
      }
      response.resume().on("end", resolve);
    }).on("error", reject);
  });
}
