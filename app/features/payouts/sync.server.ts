import { and, eq, isNull } from "drizzle-orm";
import { paymentAccounts } from "#db/schema.ts";
import { PaymentProblem } from "#services/payments/problem.ts";
import { takePaymentEvent } from "#services/payments/receive.ts";
import type { Services } from "#services/services.ts";
import { syncEvent } from "./cards/sync.server.ts";

type Needs = Pick<Services, "db" | "now" | "payments" | "mail" | "log">;

/** Each try fails only when another process has read the account in the meantime. */
const mostTries = 6;

/**
 * Copies an account from the payment provider into our table. A reading that is older than another process's is not
 * written but repeated. An account that its owner has disconnected stays disconnected: another one takes its place.
 * @returns false for an account that we do not have, or that is disconnected already
 * @throws {ServiceProblem}
 */
export async function syncAccount(
  { db, now, payments }: Pick<Services, "db" | "now" | "payments">,
  accountId: string,
): Promise<boolean> {
  const isThis = and(
    eq(paymentAccounts.accountId, accountId),
    isNull(paymentAccounts.disconnectedAt),
  );
  for (let tries = 0; tries < mostTries; tries += 1) {
    const [row] = await db
      .select({ version: paymentAccounts.version })
      .from(paymentAccounts)
      .where(isThis);
    if (!row) return false;
    const read = await payments.findAccount(accountId);
    const { id, ...state } = read ?? { id: accountId, ...disconnected, disconnectedAt: now() };
    const written = await db
      .update(paymentAccounts)
      .set({ ...state, version: row.version + 1, readAt: now() })
      .where(and(isThis, eq(paymentAccounts.version, row.version)))
      .returning({ id: paymentAccounts.id });
    if (written.length > 0) return true;
  }
  const cause = new Error(`The account ${accountId} changes faster than it can be read.`);
  throw new PaymentProblem("unavailable", { cause });
}

const disconnected = { takesCharges: false, takesOxxo: false, paysOut: false };

/**
 * Takes an event of an organizer's account at the payment provider. It only says that something has changed: also a
 * disconnection counts only when the account has been asked.
 * @param payload - the body as it came, byte for byte
 * @returns the status to answer with
 */
export function receiveAccountEvent(
  services: Needs,
  payload: string,
  signature: string,
): Promise<200 | 400 | 503> {
  const sent = { payload, signature, source: "organizers' accounts" } as const;
  return takePaymentEvent(services, sent, async (event) => {
    const { accountId, type } = event;
    const isOfAccount = /^(account|capability)\./.test(type);
    if (accountId !== null && isOfAccount) await syncAccount(services, accountId);
    else await syncEvent(services, event);
  });
}
