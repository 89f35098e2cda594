import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { openDatabase } from "#db/database.ts";
import { migrate } from "#db/migrate.ts";
import { reachPostgres } from "../tests/support/machine/postgres.mjs";
import { type ReceivedMail, startMailServer } from "../tests/support/providers/smtp.ts";
import { startServer } from "./server.ts";
import { printTable, round } from "./table.ts";

/**
 * One message to all runners of a large race while the server is killed, on a PostgreSQL server and on the embedded
 * database: `node bench/messages.ts [RUNNERS] [KILLS] [server|embedded]`. Needs a build.
 */
const [given = "10000", givenKills = "2", only] = process.argv.slice(2);
const [runners, kills] = [Number(given), Number(givenKills)];
const longestMs = 1_800_000;

type Place = { name: string; fill: string; env: Record<string, string>; remove: () => void };

async function embedded(): Promise<Place> {
  const dir = mkdtempSync(join(tmpdir(), "dorsal-bench-"));
  const { db, close } = await openDatabase({ dataDir: join(dir, "database") });
  await migrate(db);
  await close();
  return {
    name: "embedded",
    fill: dir,
    env: { DATA_DIR: dir },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

async function onServer(server: string): Promise<Place> {
  const name = "dorsal_bench_messages";
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`drop database if exists ${name}`);
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  const { db, close } = await openDatabase({ url: url.href, max: 1 });
  await migrate(db);
  await close();
  const dir = mkdtempSync(join(tmpdir(), "dorsal-bench-"));
  return {
    name: "server",
    fill: url.href,
    env: { DATABASE_URL: url.href, DATA_DIR: dir },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

const messageIdOf = ({ source }: ReceivedMail) => /^Message-ID: (.+)$/im.exec(source)?.[1];
const seconds = (ms: number) => round(ms / 1000, 1);

async function measure({ name, fill, env, remove }: Place) {
  const filled = ["tests/faults/race-messages-database.ts", fill, String(runners)];
  await promisify(execFile)(process.execPath, filled);
  const smtp = await startMailServer();
  const settings = {
    ...env,
    DEMO_DATA: "0",
    SMTP_URL: smtp.url,
    MAIL_FROM: "hello@dorsal.example",
    APP_URL: "https://dorsal.example",
    AUTH_SECRET: "0123456789abcdef0123456789abcdef0123",
  };
  const reached = () => new Set(smtp.received.map(({ to }) => String(to))).size;
  const started = performance.now();
  /** Waits until so many runners have their mail. */
  const until = async (wanted: number) => {
    while (reached() < wanted && performance.now() - started < longestMs) await pause(100);
  };
  let begun: number | undefined;
  for (let kill = 1; kill <= kills; kill += 1) {
    const server = await startServer(settings);
    // The schedule finds the message within a minute of the first start.
    await until(1);
    begun ??= performance.now();
    await until((runners * kill) / (kills + 1));
    console.error(`${name}: killed after ${reached()} mails`);
    server.process.kill("SIGKILL");
    await once(server.process, "exit");
  }
  const last = await startServer(settings);
  const restarted = performance.now();
  const before = reached();
  // Letters go on once the outbox and the schedule have found what the killed process left.
  await until(before + 1);
  const resumed = { at: performance.now(), from: reached() };
  await until(runners * 0.99);
  const steady = (reached() - resumed.from) / ((performance.now() - resumed.at) / 1000);
  await until(runners);
  const ms = performance.now() - (begun ?? resumed.at);
  const isInTime = performance.now() - started < longestMs;
  await last.stop();
  await smtp.stop();
  remove();
  const byRunner = [...Map.groupBy(smtp.received, ({ to }) => String(to)).values()];
  const repeated = byRunner.filter((mails) => mails.length > 1);
  const isSame = (mails: ReceivedMail[]) => new Set(mails.map(messageIdOf)).size === 1;
  return {
    database: name,
    runners,
    kills,
    once: byRunner.length - repeated.length,
    "again, same Message-ID": repeated.filter(isSame).length,
    "two mails": repeated.filter((mails) => !isSame(mails)).length,
    lost: isInTime ? runners - byRunner.length : "not all sent in time",
    seconds: seconds(ms),
    "seconds to resume": seconds(resumed.at - restarted),
    "mails/s after the last kill": round(steady, 1),
  };
}

const rows = [];
if (only !== "embedded") {
  const postgres = await reachPostgres();
  rows.push(await measure(await onServer(postgres.url)));
  await postgres.stop();
}
if (only !== "server") rows.push(await measure(await embedded()));
printTable("One message to all runners of a race, while the server is killed", rows);
