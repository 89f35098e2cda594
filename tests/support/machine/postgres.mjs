import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { findProgram, installPackages, isRoot } from "./programs.mjs";

/** How long a new server may take to answer. */
const startLimit = 30_000;

/**
 * Reaches the PostgreSQL server of `TEST_DATABASE_URL`, or starts one of its own for these tests:
 * in a temporary directory, on a free port, gone when `stop` returns.
 *
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 * @throws {Error} with one line that says what is missing
 */
export async function reachPostgres() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    await answers(given, startLimit);
    return { url: given, stop: async () => {} };
  }
  return startServer(programsOfServer());
}

/**
 * A PostgreSQL server that is there to be stopped, killed and frozen: what it has acknowledged
 * survives that. It does not run yet.
 */
export function makePostgres() {
  return makeServer(programsOfServer(), ["fsync=off", "log_min_messages=panic"]);
}

function programsOfServer() {
  const programs = findServer() ?? (installPackages(["postgresql"]) ? findServer() : null);
  if (programs) return programs;
  throw new Error(
    "These tests need PostgreSQL: install it (Debian: apt-get install postgresql) or name a server in TEST_DATABASE_URL.",
  );
}

/**
 * An empty database of its own on a server.
 *
 * @param {string} url of the server
 * @param {string} name
 */
export async function createDatabase(url, name) {
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name}`);
  await admin.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/** The folder of the server's programs: the newest of Debian's, else where PATH finds them. */
function findServer() {
  const debian = "/usr/lib/postgresql";
  const versions = findProgram([debian])
    ? readdirSync(debian)
        .map(Number)
        .sort((a, b) => b - a)
    : [];
  const initdb = findProgram([...versions.map((it) => `${debian}/${it}/bin/initdb`), "initdb"]);
  return initdb && dirname(initdb);
}

/** @param {string} programs */
async function startServer(programs) {
  // Nothing of this server outlives the tests, so nothing has to reach the disk.
  const made = await makeServer(programs, [
    "fsync=off",
    "full_page_writes=off",
    "synchronous_commit=off",
  ]);
  const server = made.start();
  const stop = async () => {
    process.off("exit", killNow);
    if (server.exitCode === null && server.kill("SIGINT")) await once(server, "exit");
    made.remove();
  };
  const killNow = () => server.kill("SIGQUIT");
  process.on("exit", killNow);
  await answers(made.url, startLimit).catch(async (error) => {
    await stop();
    throw error;
  });
  return { url: made.url, stop };
}

/**
 * A server in a temporary directory that does not run yet, and may be started again and again.
 *
 * @param {string} programs
 * @param {string[]} settings
 */
async function makeServer(programs, settings) {
  const folder = mkdtempSync("/tmp/dorsal-postgres-");
  const owner = isRoot ? unprivileged() : {};
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const port = await freePort();
  initialize(programs, data, owner);
  const options = ["-D", data, "-k", folder, "-h", "127.0.0.1", "-p", String(port)];
  const given = ["log_min_messages=fatal", ...settings].flatMap((setting) => ["-c", setting]);
  return {
    url: `postgres://dorsal@127.0.0.1:${port}/postgres`,
    start: () =>
      spawn(join(programs, "postgres"), [...options, ...given], {
        ...owner,
        cwd: folder,
        stdio: ["ignore", "ignore", "inherit"],
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * @param {string} programs
 * @param {string} data
 * @param {{ uid?: number, gid?: number }} owner
 */
function initialize(programs, data, owner) {
  const options = ["-D", data, "-U", "dorsal", "--auth=trust", "--encoding=UTF8", "--no-sync"];
  const made = ["C.UTF-8", "en_US.UTF-8"].map((locale) => () => {
    rmSync(data, { recursive: true, force: true });
    return spawnSync(join(programs, "initdb"), [...options, `--locale=${locale}`], {
      ...owner,
      cwd: dirname(data),
      encoding: "utf8",
    });
  });
  const [first, second] = made;
  const result = first?.();
  if (result?.status === 0 || second?.().status === 0) return;
  throw new Error(`PostgreSQL could not be set up: ${result?.stderr || result?.error?.message}`);
}

/** PostgreSQL refuses to run as root: somebody on this machine who may do less. */
function unprivileged() {
  for (const name of ["postgres", "nobody"]) {
    const id = (/** @type {string} */ which) =>
      Number.parseInt(spawnSync("id", [which, name], { encoding: "utf8" }).stdout, 10);
    const [uid, gid] = [id("-u"), id("-g")];
    if (uid > 0 && gid > 0) return { uid, gid };
  }
  throw new Error("PostgreSQL does not run as root, and there is no user postgres or nobody.");
}

async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (!address || typeof address === "string") throw new Error("No free port.");
  return address.port;
}

/**
 * Waits until a server takes connections.
 *
 * @param {string} url
 * @param {number} limit milliseconds
 */
export async function answers(url, limit) {
  const end = performance.now() + limit;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    const problem = await client.connect().then(
      () => null,
      (error) => error,
    );
    await client.end().catch(() => {});
    if (!problem) return;
    if (performance.now() > end) {
      throw new Error(`PostgreSQL does not answer: ${problem.message}`, { cause: problem });
    }
    await pause(100);
  }
}
