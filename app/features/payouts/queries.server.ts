import { and, eq, isNull, sql } from "drizzle-orm";
import { orNull, text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { paymentAccounts, races } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { AccountPayout } from "#services/payments/payments.ts";
import { ServiceProblem } from "#services/providers/problem.ts";
import type { Services } from "#services/services.ts";
import type { PaymentAccount, RaceToPay } from "./account.ts";

type Person = Pick<Viewer, "userId">;

const mostRaces = 500;

/** The account of an organizer; `null` before one is connected and after it was disconnected. */
export async function accountOf(
  { db }: Pick<Services, "db">,
  { userId }: Person,
): Promise<PaymentAccount | null> {
  const [row] = await db
    .select({
      accountId: paymentAccounts.accountId,
      country: paymentAccounts.country,
      takesCharges: paymentAccounts.takesCharges,
      takesOxxo: paymentAccounts.takesOxxo,
      paysOut: paymentAccounts.paysOut,
      isSubmitted: paymentAccounts.isSubmitted,
      due: paymentAccounts.due,
      disabledReason: paymentAccounts.disabledReason,
    })
    .from(paymentAccounts)
    .where(and(eq(paymentAccounts.userId, userId), isNull(paymentAccounts.disconnectedAt)));
  return row ?? null;
}

/** The last payouts of an organizer's account; `null` where the provider cannot say, none without an account. */
export async function lastPayouts(
  services: Pick<Services, "db" | "payments" | "log">,
  organizer: Person,
): Promise<AccountPayout[] | null> {
  const account = await accountOf(services, organizer);
  if (!account?.isSubmitted) return [];
  try {
    return await services.payments.payoutsOf(account.accountId);
  } catch (error) {
    if (!(error instanceof ServiceProblem)) throw error;
    services.log.warn({ error }, "the payouts of an account could not be read");
    return null;
  }
}

const racePayee = {
  id: races.id,
  name: races.raceName,
  startDate: races.startDate,
  owner: orNull(text),
};

/** The races of an organizer with whose account their entries are paid to, the latest race first. */
export async function racesToPay(
  { db }: Pick<Services, "db">,
  { userId }: Person,
): Promise<RaceToPay[]> {
  const rows = await readRows(
    db,
    racePayee,
    sql`
    select r.id, r.race_name as name, r.start_date as "startDate", payee.user_id::text as owner
    from race_organizers o join races r on r.id = o.race_id
      left join lateral race_payee(r.id) payee on true
    where o.user_id = ${userId}::uuid
    order by r.start_date desc, r.id
    limit ${mostRaces}`,
  );
  return rows.map(({ owner, ...race }) => {
    const payee = owner === userId ? "own" : "other";
    return { ...race, payee: owner === null ? null : payee };
  });
}
