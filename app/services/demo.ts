import { and, eq, inArray, isNull, ne, or } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { hasDemoMark, isEarlierDemo } from "#db/demo/mark.ts";
import {
  demoAccounts,
  demoPasswordHash,
  demoPassword as knownPassword,
} from "#db/demo/people/people.ts";
import { authIdentities, authSessions } from "#db/schema.ts";
import type { Config } from "./config.ts";
import type { CatalogProduct } from "./payments/payments.ts";
import { keptSecret } from "./secrets.ts";
import type { Services } from "./services.ts";

const accounts = Object.values(demoAccounts);
/** Long enough not to be guessed, short enough to be typed. */
const passwordBytes = 9;

/**
 * Whether this server may be a demo: if the settings ask for it, or by default on the embedded database
 * if no setting points to real people.
 */
export function wantsDemo(settings: DemoSettings, engine: "server" | "embedded"): boolean {
  return settings.demoData ?? (engine === "embedded" && !isMeantForPeople(settings));
}

function isMeantForPeople(settings: DemoSettings): boolean {
  const { appUrl, mail, sms, whatsapp, payments, google, storage, requiredServices } = settings;
  const hasKey = [mail, sms, whatsapp, payments, google, storage.bucket].some(
    (service) => service !== null,
  );
  return hasKey || appUrl !== null || requiredServices.length > 0 || settings.isReachable;
}

type DemoSettings = Pick<
  Config,
  | "appUrl"
  | "demoData"
  | "google"
  | "isReachable"
  | "mail"
  | "payments"
  | "requiredServices"
  | "sms"
  | "storage"
  | "whatsapp"
>;

/**
 * Fills the database when it is new and this server may be a demo. Only the mark that the seeding has
 * written decides whether it is one, never the accounts that exist.
 * @returns whether this server is a demo, and whether its data were added just now
 */
export async function fillWithDemo(
  { db, now, log }: Pick<Services, "db" | "now" | "log">,
  { isWanted, isAsked, sold }: DemoRequest,
): Promise<{ hasDemoData: boolean; isNew: boolean }> {
  let isNew = false;
  if (isWanted) {
    const { seedDemoData } = await import("#db/demo/seed.ts");
    const counts = await seedDemoData({ db, now }, { adoptsEarlier: isAsked });
    isNew = counts.races > 0;
    if (isNew) {
      const members = sold ? await enrol({ db, now, offers: sold }) : 0;
      log.info({ ...counts, members }, "demo data added");
    }
  }
  const isMarked = await hasDemoMark({ db });
  if (isWanted && isMarked) return { hasDemoData: true, isNew };
  if (isAsked) {
    log.warn("DEMO_DATA=1 changes nothing: this database holds races or people of its own.");
  } else if (await isEarlierDemo({ db })) {
    log.warn("An earlier version put demo data into this database: DEMO_DATA=1 makes it a demo.");
  }
  return { hasDemoData: false, isNew: false };
}

type DemoRequest = {
  isWanted: boolean;
  /** Whether the settings ask for demo data explicitly. */
  isAsked: boolean;
  /** The products to which demo members subscribe; `null` with a real payment provider. */
  sold: readonly CatalogProduct[] | null;
};

async function enrol(about: Pick<Services, "db" | "now"> & { offers: readonly CatalogProduct[] }) {
  const { enrolDemoMembers } = await import("./payments/demo-members.ts");
  return enrolDemoMembers(about);
}

/** The accounts to sign in with at a demo. */
export type DemoLogin = { emails: string[]; password: string; isReachable: boolean };

/**
 * Sets the password of the demo accounts, which the start prints. The documented password is used only
 * if the server cannot be reached by others. A new password ends existing sessions.
 */
export async function openDemoAccounts(
  { db, identity }: Pick<Services, "db" | "identity">,
  { demoPassword, isReachable }: Pick<Config, "demoPassword" | "isReachable">,
): Promise<DemoLogin> {
  const password = demoPassword ?? (isReachable ? await drawnPassword({ db }) : knownPassword);
  await setPasswords(db, await hashFor({ db, identity }, password));
  return { emails: accounts.map(({ email }) => email), password, isReachable };
}

/** On a server that is not a demo, the public password of the demo's accounts does not work. */
export async function closeDemoAccounts({ db }: Pick<Services, "db">): Promise<void> {
  const closed = await db
    .update(authIdentities)
    .set({ password: null })
    .where(and(isOfDemo, eq(authIdentities.password, demoPasswordHash)))
    .returning({ userId: authIdentities.userId });
  await endSessions(db, closed);
}

/** Random, but stored, so that it survives restarts and is the same in all copies of the server. */
async function drawnPassword({ db }: { db: Database }): Promise<string> {
  const secret = await keptSecret({ db }, "demo-password");
  return Buffer.from(secret, "base64url").subarray(0, passwordBytes).toString("base64url");
}

/** The stored hash if it matches the password, so that a restart changes nothing. */
async function hashFor(
  { db, identity }: Pick<Services, "db" | "identity">,
  password: string,
): Promise<string> {
  if (password === knownPassword) return demoPasswordHash;
  const [admin] = await db
    .select({ hash: authIdentities.password })
    .from(authIdentities)
    .where(and(isOfDemo, eq(authIdentities.userId, demoAccounts.admin.id)));
  const known = admin?.hash ?? null;
  const isSet = known !== null && (await identity.matches(password, known));
  return isSet ? known : identity.hash(password);
}

async function setPasswords(db: Database, hash: string): Promise<void> {
  const changed = await db
    .update(authIdentities)
    .set({ password: hash })
    .where(and(isOfDemo, or(isNull(authIdentities.password), ne(authIdentities.password, hash))))
    .returning({ userId: authIdentities.userId });
  await endSessions(db, changed);
}

async function endSessions(db: Database, people: { userId: string }[]): Promise<void> {
  if (people.length === 0) return;
  const ids = people.map(({ userId }) => userId);
  await db.delete(authSessions).where(inArray(authSessions.userId, ids));
}

const isOfDemo = and(
  eq(authIdentities.providerId, "credential"),
  inArray(
    authIdentities.userId,
    accounts.map(({ id }) => id),
  ),
);
