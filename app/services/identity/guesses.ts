import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { authSpentCodes } from "#db/schema.ts";
import { type KeyedLimit, type LimitName, type Limits, takeAll } from "../limits/limits.ts";

/** The account, the network and, if it is known to the account, the browser of a guess. */
export type Guesser = { account: string; network: string; device: string | null };

/** A try that counts as wrong until it turns out to be right. */
export type Guess = { giveBack(): Promise<void> };

type Rules = Record<"device" | "pair" | "network" | "account" | "slowly", LimitName> & {
  /** The guesses of a network in a day, and what it has beyond. */
  networkDaily?: readonly [LimitName, LimitName];
};

const rulesOf = {
  password: {
    device: "passwordOnDevice",
    pair: "passwordFrom",
    network: "passwordsFromNetwork",
    account: "passwordTo",
    slowly: "passwordToSlowly",
  },
  code: {
    device: "codeOnDevice",
    pair: "codeFrom",
    network: "codesFromNetwork",
    networkDaily: ["codesFromNetworkDaily", "codesFromNetworkSlowly"],
    account: "codeTo",
    slowly: "codeToSlowly",
  },
} as const satisfies Record<string, Rules>;

/**
 * Counts a guess before it is checked, so that simultaneous tries cannot exceed the limit. A right
 * guess is taken back, so only wrong ones count.
 *
 * A browser that has signed in to the account before has its own count. Other guesses are counted by
 * account and network, and by network alone. A larger limit applies to all guesses at one account, and
 * to all codes that a network guesses in a day; beyond it, one guess at a time is checked. This slows an
 * attacker down without locking the owner out, or others in the same network.
 * @returns `null` when this try is one too many
 */
export async function takeGuess(
  limits: Limits,
  what: keyof typeof rulesOf,
  { account, network, device }: Guesser,
): Promise<Guess | null> {
  const rules: Rules = rulesOf[what];
  const use = (name: LimitName, key: string): KeyedLimit => ({ name, key });
  if (device !== null) {
    const known = await takeAll(limits, [[use(rules.device, `${account}|${device}`)]]);
    if (known) return known;
  }
  return takeAll(limits, [
    [use(rules.network, network)],
    ...(rules.networkDaily ? [rules.networkDaily.map((name) => use(name, network))] : []),
    [use(rules.pair, `${account}|${network}`)],
    [use(rules.account, account), use(rules.slowly, account)],
  ]);
}

/** A code is valid for ninety seconds: its own half minute, and the ones before and after it. */
const RIGHT_FOR_MS = 90_000;

type Needs = { db: Database; now: () => Date };
type Code = { userId: string; code: string };

/**
 * Marks a code as used before it is checked, so that only one of two simultaneous tries continues. A
 * wrong code is released again.
 * @returns false for a code that has been taken already
 */
export async function spendCode({ db, now }: Needs, { userId, code }: Code): Promise<boolean> {
  const spentAt = now();
  const over = new Date(spentAt.getTime() - RIGHT_FOR_MS);
  const isOver = lt(authSpentCodes.spentAt, over);
  await db.delete(authSpentCodes).where(and(eq(authSpentCodes.userId, userId), isOver));
  const taken = await db
    .insert(authSpentCodes)
    .values({ userId, code, spentAt })
    .onConflictDoNothing()
    .returning({ code: sql`1` });
  return taken.length > 0;
}

export async function giveCodeBack({ db }: { db: Database }, { userId, code }: Code) {
  await db
    .delete(authSpentCodes)
    .where(and(eq(authSpentCodes.userId, userId), eq(authSpentCodes.code, code)));
}
