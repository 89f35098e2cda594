import { createHash } from "node:crypto";
import { verifyPassword } from "better-auth/crypto";
import { desc, eq } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { outboxMessages } from "#db/schema.ts";
import { identityPolicy } from "#features/accounts/sign-up/sign-up.server.ts";
import type { Asker, Passwords } from "#services/identity/identity.ts";
import { openIdentity } from "#services/identity/open.ts";
import { openTokens } from "#services/limits/tokens.ts";
import { openLog } from "#services/log/log.ts";
import { openMail } from "#services/mail/open.ts";
import { limitsThat } from "./outbox.ts";

export const origin = "https://dorsal.example";

/**
 * Everything that signing in and up needs, in the transaction of a test, with the sandbox for Google
 * and an outbox of its own: `const services = accountsOf(tx); await signIn(services, visitor(), …);`
 */
export function accountsOf(
  db: Database,
  {
    limits = limitsThat(true),
    google = "sandbox" as "sandbox" | null,
    adminEmail = null as string | null,
    isMailAvailable = true,
    passwords = cheapPasswords as Passwords | null,
    redirects = [] as readonly string[],
    appUrl = null as string | null,
    /** Gets the milliseconds of every pause, which the tests do not wait for. */
    pauses = [] as number[],
  } = {},
) {
  // The library reads the clock itself, so sessions and links use the real time.
  const now = () => new Date();
  const log = openLog("silent");
  const secret = "a secret of the tests with enough letters";
  const jobs = { define() {}, async send() {}, async sendAll() {}, async started() {} };
  const outbox = { db, now, log, jobs, settings: null, allowsSandbox: isMailAvailable };
  const tokens = openTokens({ secret, now });
  const basics = { db, now, log, limits, mail: openMail(outbox), tokens };
  const policy = identityPolicy(adminEmail);
  const pause = async (milliseconds: number) => void pauses.push(milliseconds);
  const options = { appUrl, policy, google, redirects, pause, ...(passwords && { passwords }) };
  const setup = { ...basics, secret, ...options };
  return { ...basics, identity: openIdentity(setup) };
}

/** The product's hash takes a tenth of a second on purpose. The demo's people have one of those. */
const cheapPasswords: Passwords = {
  hash: async (password) => cheapHash(password),
  matches: async (password, hash) =>
    hash.startsWith("cheap:") ? hash === cheapHash(password) : verifyPassword({ password, hash }),
};

function cheapHash(password: string): string {
  return `cheap:${createHash("sha256").update(password).digest("hex")}`;
}

export type Accounts = ReturnType<typeof accountsOf>;

/** A browser of one person: it keeps its cookies. */
export function visitor(clientAddress = "192.0.2.1") {
  const cookies = new Map<string, string>();
  return {
    cookies,
    asker(path = "/login", init: RequestInit = {}): Asker {
      const headers = new Headers(init.headers);
      const sent = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      if (sent) headers.set("cookie", sent);
      return { request: new Request(origin + path, { ...init, headers }), clientAddress };
    },
    keep(headers: Headers): void {
      for (const cookie of headers.getSetCookie()) {
        const [pair = ""] = cookie.split(";");
        const [name = "", value = ""] = pair.split(/=(.*)/s);
        if (/max-age=0/i.test(cookie)) cookies.delete(name);
        else cookies.set(name, value);
      }
    },
  };
}

/** All mails to an address, newest first. */
export function mailsTo({ db }: Accounts, address: string) {
  return db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, address))
    .orderBy(desc(outboxMessages.createdAt));
}

/** The first link to our own site in the newest mail to an address. */
export async function linkTo(services: Accounts, address: string, door: string): Promise<URL> {
  const [newest] = await mailsTo(services, address);
  const links = newest?.body.match(/https:\/\/\S+/g) ?? [];
  const link = links.find((each) => each.includes(door));
  if (!link) throw new Error(`No mail to ${address} leads to ${door}.`);
  return new URL(link);
}
