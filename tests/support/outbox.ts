import { asc } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { outboxMessages } from "#db/schema.ts";
import type { Limits } from "#services/limits/limits.ts";
import { openTokens } from "#services/limits/tokens.ts";
import { openMail } from "#services/mail/open.ts";
import { openSms } from "#services/sms/sms.ts";
import { openWhatsApp } from "#services/whatsapp/whatsapp.ts";
import { type Lang, langs } from "#values/say.ts";
import { now } from "./races/races.ts";

/** Jobs that never run: a message of a test stays in its outbox. */
const jobs = { define() {}, async sendAll() {}, async started() {} };
const log = { warn() {}, error() {} };

/**
 * Mail, text messages and tokens for the commands under test, and what they put into the outbox of
 * this transaction, oldest first:
 * `const { mail, messages } = outboxOf(tx); await claimRace({ db: tx, mail, now }, …);`
 * @param options.isAvailable - false: as on a server without any provider
 * @param options.languages - of the site
 */
export function outboxOf(
  db: Database,
  {
    isAvailable = true,
    languages = langs,
  }: { isAvailable?: boolean; languages?: readonly Lang[] } = {},
) {
  const options = { db, now, log, jobs, settings: null, allowsSandbox: isAvailable, languages };
  return {
    mail: openMail(options),
    sms: openSms({ ...options, fetch }),
    whatsapp: openWhatsApp({ ...options, fetch, sandboxSecret: "sandbox" }),
    tokens: openTokens({ secret: "the secret of the tests", now }),
    messages: () =>
      db
        .select()
        .from(outboxMessages)
        .orderBy(asc(outboxMessages.createdAt), asc(outboxMessages.id)),
  };
}

/** Limits that allow everything, or nothing. */
export function limitsThat(allow: boolean): Limits {
  return {
    allow: async () => allow,
    use: async () => ({ isAllowed: allow, limit: 1, seconds: 60, remaining: 0, resetsIn: 60 }),
    usedOf: async () => ({ used: 0, limit: 1 }),
    async giveBack() {},
  };
}
