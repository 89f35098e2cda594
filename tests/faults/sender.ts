import { openDatabase } from "../../app/db/database.ts";
import { bossJobs } from "../../app/services/jobs/pg-boss.ts";
import { openMail } from "../../app/services/mail/open.ts";

// Puts a mail into the outbox and sends it to the mail server on a port, until it is killed:
// `node sender.ts PORT (--dir DIRECTORY | --url URL)`.

const [port = "", kind, place = ""] = process.argv.slice(2);

const database = await openDatabase(kind === "--url" ? { url: place, max: 4 } : { dataDir: place });
const { db } = database;
const log = { warn() {}, error() {} };
const jobs = bossJobs({ database, log, pollSeconds: 0.5 });
const mail = openMail({
  db,
  jobs,
  now: () => new Date(),
  settings: {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: { name: "Dorsal", address: "hello@dorsal.example" },
    replyTo: null,
    dkim: null,
  },
  tries: { retries: 30, retryAfter: 1 },
  allowsSandbox: false,
});
await jobs.start();
await mail.send({ address: "ana@example.com" }, { subject: "Hello", text: "Hello", html: "" });
