import { execFile } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { type ReceivedMail, startUnwillingMailServer } from "../tests/support/providers/smtp.ts";
import { type EmptyDatabase, onBothDatabases } from "./empty-databases.ts";
import { startServer } from "./server.ts";
import { printTable, round } from "./table.ts";

/**
 * One message to all runners of a large race while the server is killed and the mail server is slow and refuses some, on
 * a PostgreSQL server and on the embedded database: `node bench/messages.ts [RUNNERS] [KILLS] [server|embedded]`.
 * `SLOW_MS` is how long the mail server takes for a mail. Needs a build.
 */
const [given = "10000", givenKills = "5", only] = process.argv.slice(2);
const [runners, kills] = [Number(given), Number(givenKills)];
const slowMs = Number(process.env.SLOW_MS ?? 50);
const longestMs = 1_800_000;

const messageIdOf = ({ source }: ReceivedMail) => /^Message-ID: (.+)$/im.exec(source)?.[1];
const seconds = (ms: number) => round(ms / 1000, 1);

async function measure({ name, place, env }: EmptyDatabase) {
  const filled = ["tests/faults/race-messages-database.ts", place, String(runners)];
  await promisify(execFile)(process.execPath, filled);
  const sender = "hello@dorsal.example";
  const smtp = await startUnwillingMailServer({ sender, slowMs });
  const settings = {
    ...env,
    DEMO_DATA: "0",
    SMTP_URL: smtp.url,
    MAIL_FROM: sender,
    APP_URL: "https://dorsal.example",
    AUTH_SECRET: "0123456789abcdef0123456789abcdef0123",
  };
  /** Who has their mail, or was refused for good. */
  const reached = () => new Set(smtp.received.map(({ to }) => String(to))).size + smtp.refused.size;
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
  const byRunner = [...Map.groupBy(smtp.received, ({ to }) => String(to)).values()];
  const repeated = byRunner.filter((mails) => mails.length > 1);
  const isSame = (mails: ReceivedMail[]) => new Set(mails.map(messageIdOf)).size === 1;
  return {
    database: name,
    runners,
    kills,
    refused: smtp.refused.size,
    postponed: smtp.postponed.size,
    once: byRunner.length - repeated.length,
    "again, same Message-ID": repeated.filter(isSame).length,
    "two mails": repeated.filter((mails) => !isSame(mails)).length,
    lost: isInTime ? runners - reached() : "not all sent in time",
    seconds: seconds(ms),
    "seconds to resume": seconds(resumed.at - restarted),
    "mails/s after the last kill": round(steady, 1),
  };
}

const rows = await onBothDatabases("messages", only, measure);
printTable("One message to all runners of a race, while the server is killed", rows);
