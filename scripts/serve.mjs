import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { nodePath } from "./ready.mjs";

/**
 * `npm run serve` behaves like the server itself: when npm is told to stop, or is killed, the server ends
 * too. npm alone would leave it running, with its port taken.
 */

/** A terminal sends its signal to this process and to npm, which forwards it: together they mean one stop. */
const SAME_SIGNAL_MS = 500;
const PARENT_CHECK_MS = 250;

const settings = existsSync(".env") ? ["--env-file=.env"] : [];
const server = spawn(nodePath, [...settings, "server/main.ts"], {
  // The closed channel tells the server that this process was killed, and it stops too.
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  // A process group of its own, so that it gets signals only from this process.
  detached: true,
});

let last = Number.NEGATIVE_INFINITY;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    if (performance.now() - last < SAME_SIGNAL_MS) return;
    last = performance.now();
    server.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
  });
}

// npm runs this process in a shell, which ends at a signal without forwarding it. This process then has
// another parent.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    server.kill("SIGTERM");
  }, PARENT_CHECK_MS);
}

server.on("error", (problem) => {
  console.error(`The server could not be started: ${problem.message}`);
  process.exit(1);
});
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 128 : 1)));
