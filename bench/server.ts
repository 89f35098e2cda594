import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { resolve } from "node:path";

/** The built product in a process of its own, as a visitor meets it. */
export type RunningServer = { url: string; process: ChildProcess; stop: () => Promise<void> };

const startLimit = 180_000;

/** As in the Dockerfile. */
const heapLimits = ["--max-semi-space-size=8", "--max-old-space-size=384"];

/**
 * Starts the built server with these variables and waits until it serves pages.
 * @param checkout - where it was built; here, unless it says otherwise
 */
export async function startServer(
  environment: Record<string, string>,
  checkout = ".",
): Promise<RunningServer> {
  const port = environment.PORT ?? (await freePort());
  const child = spawn(process.execPath, [...heapLimits, "server/main.ts"], {
    cwd: checkout,
    env: {
      ...process.env,
      NODE_ENV: "production",
      LOG_LEVEL: "silent",
      // As in the Dockerfile: from the second start on, Node does not load its TypeScript reader.
      NODE_COMPILE_CACHE: resolve(checkout, ".data/compiled"),
      HOST: "127.0.0.1",
      PORT: String(port),
      ...environment,
    },
    // Through the channel the server notices when we are gone, and ends too.
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const url = `http://127.0.0.1:${port}`;
  // Any page waits for the end of the start.
  await answers(`${url}/robots.txt`, child);
  return { url, process: child, stop: () => stop(child) };
}

/** The least a Node server can do: the reference of every page benchmark. */
export async function startHello(): Promise<RunningServer> {
  const port = await freePort();
  const program = `require("node:http").createServer((request, response) => {
    response.setHeader("content-type", "text/plain");
    response.end("hello");
  }).listen(${port}, "127.0.0.1")`;
  const child = spawn(process.execPath, ["-e", program], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(url, child);
  return { url, process: child, stop: () => stop(child) };
}

async function answers(url: string, child: ChildProcess) {
  const deadline = Date.now() + startLimit;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}.`);
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} did not answer within ${startLimit / 1000} s.`);
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (typeof address !== "object" || !address) throw new Error("No free port.");
  return address.port;
}
