import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "#db/database.ts";
import { outboxMessages } from "#db/schema.ts";
import { bossJobs } from "#services/jobs/pg-boss.ts";
import { openMail } from "#services/mail/open.ts";
import { createOnServer, embeddedDirectory, serverUrl } from "../support/database.ts";
import { startMailServer } from "../support/providers/smtp.ts";

const senderFile = join(import.meta.dirname, "sender.ts");
const log = { warn() {}, error() {} };

/** A server that accepts connections and stays silent, so that a client waits. */
async function startSilence() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    socket.on("error", () => {});
    sockets.push(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  };
  return { port, server, stop };
}

test("a mail whose process is killed during sending is sent at the next start", {
  timeout: 150_000,
}, async () => {
  const dataDir = serverUrl ? "" : await embeddedDirectory();
  const url = serverUrl ? await createOnServer(serverUrl) : undefined;
  const silence = await startSilence();
  const place = url ? ["--url", url] : ["--dir", dataDir];
  const sender = spawn(
    process.execPath,
    ["--liftoff-only", senderFile, String(silence.port), ...place],
    {
      stdio: ["ignore", "inherit", "inherit"],
    },
  );
  await once(silence.server, "connection");
  sender.kill("SIGKILL");
  await once(sender, "exit");
  await silence.stop();

  const mailServer = await startMailServer({ port: silence.port });
  const database = await openDatabase(url ? { url, max: 4 } : { dataDir, isDurable: false });
  const { db } = database;
  const jobs = bossJobs({ database, log, pollSeconds: 0.5 });
  openMail({
    db,
    jobs,
    now: () => new Date(),
    settings: {
      smtpUrl: mailServer.url,
      from: { name: "Dorsal", address: "hello@dorsal.example" },
      replyTo: null,
      dkim: null,
    },
    tries: { retries: 30, retryAfter: 1 },
    allowsSandbox: false,
  });
  await jobs.start();
  await expect
    .poll(() => db.select().from(outboxMessages))
    .toMatchObject([{ recipient: "ana@example.com", status: "sent" }]);
  expect(mailServer.received.map(({ to }) => to)).toEqual([["ana@example.com"]]);
  await jobs.stop();
  await database.close();
  await mailServer.stop();
});
