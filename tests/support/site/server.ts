import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type OwnServer = {
  url: string;
  /** Its log until now. */
  log(): string;
  /** @param options.keepsData - for a server that is started again with the same `DATA_DIR` */
  stop(options?: { keepsData?: boolean; signal?: "SIGTERM" | "SIGKILL" }): Promise<void>;
};

/** A new directory for an embedded database and files. */
export function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), "dorsal-e2e-own-"));
}

/**
 * Starts the built server on a free port with the environment `env` and no other variable of this
 * process, except where to keep compiled scripts. Its data directory, a new and empty one unless `env`
 * names one of `preparedDataDir`, is deleted when it stops. For the short life of such a server WebAssembly that starts quickly is cheaper than
 * WebAssembly that runs quickly.
 */
export async function startServer(env: Record<string, string> = {}): Promise<OwnServer> {
  const dataDir = env.DATA_DIR ?? newDataDir();
  const server = spawn(process.execPath, ["--liftoff-only", "server/main.ts"], {
    env: {
      HOST: "127.0.0.1",
      PORT: "0",
      LOG_LEVEL: "error",
      NODE_COMPILE_CACHE: join(process.env.E2E_DATA_DIR ?? tmpdir(), "compiled"),
      ...env,
      DATA_DIR: dataDir,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let written = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      written += chunk;
    });
  }
  return {
    url: await addressOf(server, () => written),
    log: () => written,
    async stop({ keepsData = false, signal = "SIGTERM" } = {}) {
      if (server.exitCode === null) {
        server.kill(signal);
        await once(server, "exit");
      }
      if (!keepsData) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The address that the server names when it is ready. */
export function addressOf(server: ChildProcess, written: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdout?.on("data", () => {
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(written()) ?? [];
      if (address) resolve(address);
    });
    server.once("exit", (code) => reject(new Error(`The server ended (${code}): ${written()}`)));
  });
}
