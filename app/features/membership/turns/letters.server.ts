import { and, eq, gt } from "drizzle-orm";
import { href } from "react-router";
import type { Database } from "#db/database.ts";
import { invoices, stripeCustomers, users } from "#db/schema.ts";
import { notedOrigin } from "#services/context.ts";
import { sendIfPossible } from "#services/mail/mail.ts";
import { ServiceProblem } from "#services/providers/problem.ts";
import type { Services } from "#services/services.ts";
import { billingPath } from "../membership.ts";
import { type LetterLinks, type LetterSubject, letterOf } from "./emails.tsx";
import type { Turn } from "./turns.ts";

/** A turn of a membership, and its state after it. */
export type TakenTurn = { turn: Turn; about: Omit<LetterSubject, "owed"> };

/**
 * Sends the letters about the turns of a membership in the transaction that stores them, so each turn
 * gets exactly one letter.
 */
export async function tellMember(
  services: Pick<Services, "mail" | "log">,
  tx: Database,
  customerId: string,
  told: readonly TakenTurn[],
): Promise<void> {
  if (told.length === 0) return;
  const [owner] = await tx
    .select({ address: users.email, lang: users.lang, origin: stripeCustomers.origin })
    .from(stripeCustomers)
    .innerJoin(users, eq(users.id, stripeCustomers.userId))
    .where(eq(stripeCustomers.customerId, customerId));
  if (!owner) return;
  const owed = await owedBy(tx, customerId);
  for (const { turn, about } of told) {
    const letter = letterOf(turn, { ...about, owed }, linksFrom(notedOrigin(owner.origin)));
    const { address, lang } = owner;
    await sendIfPossible(services, tx, { address, lang, letter }).catch((problem: unknown) => {
      // An address that takes no mail does not keep the membership from being stored.
      if (!(problem instanceof ServiceProblem)) throw problem;
      services.log.warn({ error: problem, turn }, "a member was not told");
    });
  }
}

async function owedBy(tx: Database, customerId: string): Promise<LetterSubject["owed"]> {
  const [open] = await tx
    .select({ amount: invoices.amountDue, currency: invoices.currency })
    .from(invoices)
    .where(and(eq(invoices.customerId, customerId), gt(invoices.amountDue, 0)));
  return open ?? null;
}

function linksFrom(origin: string | null): LetterLinks {
  if (origin === null) return null;
  return { billing: origin + billingPath(), plans: origin + href("/membership") };
}
