import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { nodePath } from "./ready.mjs";

/**
 * `npm run serve`: is the server, as far as anybody outside can tell. When npm is told to stop, or is
 * killed, the server ends too: npm alone would leave it behind, with the port in its hands.
 */

/** A terminal sends its signal to us and to npm, which sends it on: they mean one stop. */
const SAME_SIGNAL_MS = 500;
const PARENT_CHECK_MS = 250;

const settings = existsSync(".env") ? ["--env-file=.env"] : [];
const server = spawn(nodePath, [...settings, "server/main.ts"], {
  // Through the channel the server notices when we are gone without a word, and stops too.
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  // A group of its own, so that only we pass signals on.
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

// npm runs us in a shell, which ends at a signal without passing it on: we are somebody else's then.
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
