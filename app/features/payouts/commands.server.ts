import { and, count, eq, isNull, sql } from "drizzle-orm";
import { withRetry } from "#db/failures/retry.ts";
import { text } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { paymentAccounts, racePayees } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Organizer } from "#features/organizers/organizer.ts";
import { lockRace } from "#features/races/editing/distances/distances.server.ts";
import { PaymentProblem } from "#services/payments/problem.ts";
import { ServiceProblem } from "#services/providers/problem.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import type { PaymentAccount, PayoutCountry } from "./account.ts";
import type { PayoutProblem } from "./messages.ts";
import { accountOf } from "./queries.server.ts";
import { syncAccount } from "./sync.server.ts";

type Needs = Pick<Services, "db" | "now" | "payments" | "limits" | "log">;
type Refused = { problem: PayoutProblem };
/** Where the payment provider's page leads back to. */
type Back = { returnUrl: string; againUrl: string };

/**
 * Opens the page where an organizer connects an account, or goes on with it. The account is made once, however often
 * this is asked.
 * @returns the address, which opens the account to everybody who has it: it goes into no log and no letter
 */
export async function connectAccount(
  services: Needs,
  organizer: Organizer,
  country: PayoutCountry,
  back: Back,
): Promise<{ url: string } | Refused> {
  if (!services.payments.hasAccounts) return { problem: "unavailable" };
  return atProvider(services, organizer, async () => {
    const account =
      (await accountOf(services, organizer)) ?? (await makeAccount(services, organizer, country));
    return { url: await services.payments.openOnboarding(account.accountId, back) };
  });
}

/** Opens that page again for an account that exists. */
export async function continueAccount(
  services: Needs,
  organizer: Organizer,
  back: Back,
): Promise<{ url: string } | Refused> {
  return atProvider(services, organizer, async () => {
    const account = await accountOf(services, organizer);
    if (!account) return { problem: "no-account" };
    return { url: await services.payments.openOnboarding(account.accountId, back) };
  });
}

/** Reads the account again after a visit to the provider: coming back proves nothing. Failures are logged. */
export async function refreshAccount(services: Needs, organizer: Organizer): Promise<void> {
  const account = await accountOf(services, organizer);
  if (!account) return;
  await atProvider(services, organizer, async () => {
    await syncAccount(services, account.accountId);
    return { url: "" };
  });
}

async function atProvider(
  { limits, log }: Needs,
  { userId }: Organizer,
  work: () => Promise<{ url: string } | Refused>,
): Promise<{ url: string } | Refused> {
  if (!(await limits.allow("payoutAccount", userId))) return { problem: "too-often" };
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ServiceProblem)) throw error;
    log.error({ error, userId }, "an organizer's account could not be reached");
    const isUnknown = error instanceof PaymentProblem && error.reason === "no country";
    return { problem: isUnknown ? "no-country" : "failed" };
  }
}

/** The key contains all fields of the request, and counts the accounts that were disconnected before. */
async function makeAccount(
  services: Needs,
  { userId, email }: Pick<Viewer, "userId" | "email">,
  country: PayoutCountry,
): Promise<PaymentAccount> {
  const { db, payments } = services;
  const [{ earlier } = { earlier: 0 }] = await db
    .select({ earlier: count() })
    .from(paymentAccounts)
    .where(eq(paymentAccounts.userId, userId));
  const mail = Buffer.from(email).toString("base64url");
  const key = `account-${userId}-${earlier}-${country}-${mail}`.slice(0, 255);
  const { id, ...made } = await payments.createAccount({ userId, email, country }, key);
  await withRetry(db, async (tx) => {
    // Two tabs may have made the same account, or accounts in two countries: the first one counts.
    const [added] = await tx
      .insert(paymentAccounts)
      .values({ userId, accountId: id, ...made, readAt: services.now() })
      .onConflictDoNothing()
      .returning({ id: paymentAccounts.id });
    if (!added) return;
    await recordChange(
      { db: tx, now: services.now },
      { userId },
      {
        action: "connected",
        subjectType: "payment account",
        subjectId: added.id,
        subjectName: id,
        after: { country },
      },
    );
  });
  return (await accountOf(services, { userId })) ?? { accountId: id, ...made };
}

/**
 * Lets the entries of a race be paid to the organizer's own account by card, or stops it. An account of another
 * organizer of the race is not replaced: the money would silently go elsewhere.
 */
export async function choosePayee(
  services: Pick<Services, "db" | "now">,
  organizer: Organizer,
  raceId: string,
  isUsed: boolean,
): Promise<{ problem: PayoutProblem | null }> {
  const known = readId(raceId);
  if (known === null) return { problem: "no-race" };
  return withRetry(services.db, async (tx) => {
    const [race] = await lockRace(tx, organizer, known);
    if (!race) return { problem: "no-race" };
    const { userId } = organizer;
    const [own] = await tx
      .select({ id: paymentAccounts.id, accountId: paymentAccounts.accountId })
      .from(paymentAccounts)
      .where(and(eq(paymentAccounts.userId, userId), isNull(paymentAccounts.disconnectedAt)));
    if (!own) return { problem: "no-account" };
    const before = await readRow(tx, payee, sql`select account_id from race_payee(${known}::uuid)`);
    if (before && before.account_id !== own.accountId) return { problem: "others-account" };
    if (isUsed === (before !== null)) return { problem: null };
    await tx.delete(racePayees).where(eq(racePayees.raceId, known));
    if (isUsed) await tx.insert(racePayees).values({ raceId: known, paymentAccountId: own.id });
    const [account, none] = [{ card_payments: own.accountId }, { card_payments: null }];
    await recordChange({ db: tx, now: services.now }, organizer, {
      action: "changed",
      subjectType: "race",
      subjectId: known,
      subjectName: race.name,
      before: isUsed ? none : account,
      after: isUsed ? account : none,
    });
    return { problem: null };
  });
}

const payee = { account_id: text };
