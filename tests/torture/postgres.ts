import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import pg from "pg";
import { answers, makePostgres } from "../support/machine/postgres.mjs";

const startLimit = 60_000;

export type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/** A PostgreSQL server of our own, and what can happen to one. */
export async function startPostgres() {
  const made = await makePostgres();
  let server = made.start();
  const killNow = () => killAll(server);
  process.on("exit", killNow);
  await answers(made.url, startLimit);

  async function start() {
    server = made.start();
    await answers(made.url, startLimit);
  }

  async function end(how: () => void) {
    const ended = once(server, "exit");
    how();
    await ended;
  }

  return {
    url: made.url,
    start,
    /** As when its machine loses power, except that the disk keeps all. */
    kill: () => end(() => killAll(server)),
    /** As its administrator would: transactions are rolled back, connections closed. */
    stop: () => end(() => server.kill("SIGINT")),
    /** Its processes are stopped: connections stay open, but are not answered. */
    freeze: () => signalAll(server, "SIGSTOP"),
    thaw: () => signalAll(server, "SIGCONT"),
    /** Closes the connections to one database, and lets new ones come. */
    async cutConnections(database: string) {
      const admin = new pg.Client(made.url);
      await admin.connect();
      const cut = "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1";
      await admin.query(cut, [database]).finally(() => admin.end());
    },
    async remove() {
      process.off("exit", killNow);
      if (server.exitCode === null && server.signalCode === null) {
        await end(() => server.kill("SIGINT"));
      }
      made.remove();
    },
  };
}

function killAll(server: ChildProcess) {
  if (server.exitCode === null && server.signalCode === null) signalAll(server, "SIGKILL");
}

/** The postmaster first, so that it does not replace the processes that end. */
function signalAll(server: ChildProcess, signal: NodeJS.Signals) {
  const { pid } = server;
  if (!pid) return;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  for (const each of [pid, ...children.filter(Boolean).map(Number)]) {
    try {
      process.kill(each, signal);
    } catch {
      // It has ended by itself meanwhile.
    }
  }
}
