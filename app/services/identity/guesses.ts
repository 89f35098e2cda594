import type { LimitName, Limits } from "../limits/limits.ts";

/** Whose secret is guessed, from which network, and in which browser when it is known there. */
export type Guesser = { account: string; network: string; device: string | null };

/** A try that has been counted as a wrong one, until it is known not to be. */
export type Guess = { giveBack(): Promise<void> };

type Rules = Record<"device" | "pair" | "network" | "account" | "slowly", LimitName>;

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
    account: "codeTo",
    slowly: "codeToSlowly",
  },
} as const satisfies Record<string, Rules>;

/**
 * Counts a guess before it is looked at, so that tries at the same moment cannot pass together; who
 * was right gives it back, and so only wrong ones count.
 *
 * A browser that has signed in to the account before has a count of its own. Everybody else is
 * counted by account and network together and by network alone. All of them together may be wrong
 * rather often about one account, and then one at a time: that slows a stranger with many networks
 * down, and keeps nobody out for longer than a moment.
 * @returns `null` when this try is one too many
 */
export async function takeGuess(
  limits: Limits,
  what: keyof typeof rulesOf,
  { account, network, device }: Guesser,
): Promise<Guess | null> {
  const rules: Rules = rulesOf[what];
  const use = (name: LimitName, key: string): Use => ({ name, key });
  if (device !== null) {
    const known = await takeAll(limits, [[use(rules.device, `${account}|${device}`)]]);
    if (known) return known;
  }
  return takeAll(limits, [
    [use(rules.network, network)],
    [use(rules.pair, `${account}|${network}`)],
    [use(rules.account, account), use(rules.slowly, account)],
  ]);
}

type Use = { name: LimitName; key: string };

/** One use of each line, of the first in it that is left; or none at all. */
async function takeAll(limits: Limits, lines: Use[][]): Promise<Guess | null> {
  const taken: Use[] = [];
  const giveBack = async () => {
    for (const { name, key } of taken) await limits.giveBack(name, key);
  };
  for (const line of lines) {
    const use = await firstLeft(limits, line);
    if (!use) {
      await giveBack();
      return null;
    }
    taken.push(use);
  }
  return { giveBack };
}

async function firstLeft(limits: Limits, line: Use[]): Promise<Use | null> {
  for (const use of line) {
    if (await limits.allow(use.name, use.key)) return use;
  }
  return null;
}
