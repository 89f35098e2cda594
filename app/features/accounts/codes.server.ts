import { randomBytes, randomInt } from "node:crypto";
import { and, eq, gt, inArray, lt, or, sql } from "drizzle-orm";
import { authCodes } from "#db/schema.ts";
import type { SecretBox } from "#services/identity/secret-box.ts";
import type { Services } from "#services/services.ts";

/** What a code in a letter is good for. */
export type LetterKind = "signup" | "magiclink" | "recovery" | "email_change";
/**
 * `reauthentication` has only digits. `whatsapp` is sent to a number at which a runner wants messages, and
 * `whatsapp-answer` is shown to the runner and comes from that number.
 */
export type CodeKind = LetterKind | "reauthentication" | "whatsapp" | "whatsapp-answer";

/** A code that was right: it is gone from the table. */
export type TakenCode = {
  userId: string;
  kind: string;
  sentTo: string;
  signUp: string | null;
  appData: Record<string, unknown> | null;
  flowId: string | null;
  /** The session in which it was requested. */
  sessionId: string | null;
};

/** The two forms of a code: to type, and in the link of the letter. */
export type WrittenCode = { digits: string; link: string };

type Needs = Pick<Services, "db" | "now"> & { identity: { box: SecretBox } };

export const codeMinutes = 60;
/** A million codes and this many guesses for each letter. */
const mostTries = 5;
const linkBytes = 24;

/**
 * Makes a code; it replaces an older one of the same kind. A new password, a new address and signing out
 * everywhere end all codes of the account.
 */
export async function makeCode(
  { db, now, identity }: Needs,
  about: { userId: string; kind: CodeKind; sentTo: string } & Partial<TakenCode>,
  minutes = codeMinutes,
): Promise<WrittenCode> {
  const digits = randomInt(1_000_000).toString().padStart(6, "0");
  const link = randomBytes(linkBytes).toString("base64url");
  const createdAt = now();
  const row = {
    sentTo: about.sentTo,
    digitsHash: digitsHash(identity.box, { ...about, digits }),
    linkHash: linkHash(identity.box, link),
    signUp: about.signUp ?? null,
    appData: about.appData ?? null,
    flowId: about.flowId ?? null,
    sessionId: about.sessionId ?? null,
    attempts: 0,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + minutes * 60_000),
  };
  const { userId, kind } = about;
  await db
    .insert(authCodes)
    .values({ userId, kind, ...row })
    .onConflictDoUpdate({ target: [authCodes.userId, authCodes.kind], set: row });
  return { digits, link };
}

const taken = {
  userId: authCodes.userId,
  kind: authCodes.kind,
  sentTo: authCodes.sentTo,
  signUp: authCodes.signUp,
  appData: authCodes.appData,
  flowId: authCodes.flowId,
  sessionId: authCodes.sessionId,
};

/**
 * Takes the code of a letter, which is good once.
 * @param about.userId - only of this account, where several may have asked for a code to the same address
 * @returns `null` for a wrong or an old code, and after too many tries
 */
export async function takeDigits(
  services: Needs,
  kinds: readonly CodeKind[],
  { sentTo, digits, userId }: { sentTo: string; digits: string; userId?: string },
): Promise<TakenCode | null> {
  const { db, identity } = services;
  const isOwn = userId === undefined ? undefined : eq(authCodes.userId, userId);
  const isSent = and(eq(authCodes.sentTo, sentTo), inArray(authCodes.kind, [...kinds]), isOwn);
  // Counted before it is compared, so that no two tries at once share one.
  const counted = await db
    .update(authCodes)
    .set({ attempts: sql`${authCodes.attempts} + 1` })
    .where(and(isSent, isGood(services)))
    .returning({ userId: authCodes.userId, kind: authCodes.kind });
  if (counted.length === 0) return null;
  const isThis = counted.map(({ userId, kind }) =>
    and(
      eq(authCodes.userId, userId),
      eq(authCodes.kind, kind),
      eq(authCodes.digitsHash, digitsHash(identity.box, { kind, sentTo, digits })),
    ),
  );
  const [found] = await db
    .delete(authCodes)
    .where(or(...isThis))
    .returning(taken);
  return found ?? null;
}

/**
 * The same by the link of the letter, which nobody can guess: wrong digits, which anybody can send, do not
 * use it up.
 * @param kinds - what it may be good for; `null`: for what its letter says
 */
export async function takeLink(
  services: Needs,
  kinds: readonly CodeKind[] | null,
  link: string,
): Promise<TakenCode | null> {
  const isThis = and(
    eq(authCodes.linkHash, linkHash(services.identity.box, link)),
    kinds === null ? undefined : inArray(authCodes.kind, [...kinds]),
  );
  const [found] = await services.db
    .delete(authCodes)
    .where(and(isThis, isInTime(services)))
    .returning(taken);
  return found ?? null;
}

/** What a link would do, without doing it. */
export async function findLink(
  services: Needs,
  link: string,
): Promise<{ kind: string; sentTo: string } | null> {
  const isThis = eq(authCodes.linkHash, linkHash(services.identity.box, link));
  const [found] = await services.db
    .select({ kind: authCodes.kind, sentTo: authCodes.sentTo })
    .from(authCodes)
    .where(and(isThis, isInTime(services)));
  return found ?? null;
}

/** The code of the latest letter of a kind to an address, also one that is too old: it can be sent again. */
export async function findCode(
  { db }: Pick<Services, "db">,
  kind: CodeKind,
  sentTo: string,
): Promise<TakenCode | null> {
  const [found] = await db
    .select(taken)
    .from(authCodes)
    .where(and(eq(authCodes.kind, kind), eq(authCodes.sentTo, sentTo)));
  return found ?? null;
}

function isGood(services: Pick<Services, "now">) {
  return and(isInTime(services), lt(authCodes.attempts, mostTries));
}

function isInTime({ now }: Pick<Services, "now">) {
  return gt(authCodes.expiresAt, now());
}

function digitsHash(
  box: SecretBox,
  { kind, sentTo, digits }: { kind: string; sentTo: string; digits: string },
): string {
  return box.hmac("code in a letter", JSON.stringify([kind, sentTo, digits])).toString("base64url");
}

function linkHash(box: SecretBox, link: string): string {
  return box.hmac("link in a letter", link).toString("base64url");
}
