import { and, eq, sql } from "drizzle-orm";
import { href } from "react-router";
import { withRetry } from "#db/failures/retry.ts";
import {
  cardDisputes,
  cardPayments,
  entryOrders,
  paymentAccounts,
  payments,
  races,
} from "#db/schema.ts";
import { mailTo } from "#features/registrations/letters.server.ts";
import { deadlineWords, disputeLink } from "#features/registrations/orders/words.ts";
import { lostOf } from "#features/registrations/prices/credits.server.ts";
import { moneyWords } from "#features/registrations/prices/words.ts";
import { notedOrigin } from "#services/context.ts";
import type { BilingualLetter } from "#services/mail/mail.ts";
import type { SaleDispute } from "#services/payments/payments.ts";
import type { Services } from "#services/services.ts";
import { bilingualLetter } from "#ui/letter/letter.server.tsx";

/**
 * Keeps what the provider says of a dispute about a payment. Each dispute has its own row, and one that is decided never
 * opens again, so that an older reading that comes late changes nothing. Lost ones are money gone. The organizer whose
 * account has the payment gets one letter when a dispute opens and one when it is decided.
 */
export async function keepDispute(
  services: Pick<Services, "db" | "now" | "mail">,
  { id: paymentId, orderId }: { id: string; orderId: string },
  { id, amount, state, until }: SaleDispute,
): Promise<void> {
  await withRetry(services.db, async (tx) => {
    // Orders are locked before their payments.
    await tx
      .select({ id: entryOrders.id })
      .from(entryOrders)
      .where(eq(entryOrders.id, orderId))
      .for("update");
    const [before] = await tx
      .select({ state: cardDisputes.state })
      .from(cardDisputes)
      .where(eq(cardDisputes.id, id));
    if (before && (before.state === state || state === "open")) return;
    const facts = {
      state,
      amountMinor: amount,
      answerUntil: until === null ? null : new Date(until * 1000),
    };
    await tx
      .insert(cardDisputes)
      .values({ id, paymentId, ...facts, createdAt: services.now() })
      .onConflictDoUpdate({ target: cardDisputes.id, set: facts });
    const ofPayment = (each: SaleDispute["state"]) =>
      and(eq(cardDisputes.paymentId, paymentId), eq(cardDisputes.state, each));
    await tx
      .update(cardPayments)
      .set({ isDisputed: (await tx.$count(cardDisputes, ofPayment("open"))) > 0 })
      .where(eq(cardPayments.paymentId, paymentId));
    await tx
      .update(payments)
      .set({ lostMinor: lostOf(sql`${paymentId}::uuid`, sql`${payments.keptMinor}`) })
      .where(eq(payments.id, paymentId));
    const [about] = await tx
      .select({
        userId: paymentAccounts.userId,
        intentId: payments.intentId,
        currency: payments.currency,
        code: entryOrders.code,
        origin: entryOrders.origin,
        race: { id: races.id, name: races.raceName, timeZone: races.timeZone },
      })
      .from(payments)
      .innerJoin(entryOrders, eq(entryOrders.id, payments.orderId))
      .innerJoin(races, eq(races.id, payments.raceId))
      .innerJoin(paymentAccounts, eq(paymentAccounts.accountId, payments.accountId))
      .where(eq(payments.id, paymentId));
    if (!about) return;
    const letter = letterOfDispute({ ...about, amount, state, until });
    await mailTo({ ...services, db: tx }, { userId: about.userId }, letter);
  });
}

type DisputeInLetter = Pick<SaleDispute, "amount" | "state" | "until"> & {
  intentId: string | null;
  currency: string;
  code: string;
  origin: string;
  race: { id: string; name: string; timeZone: string };
};

function letterOfDispute(about: DisputeInLetter): BilingualLetter {
  const { race, code, state } = about;
  const amount = moneyWords(about.amount, about.currency);
  const until = about.until && deadlineWords(new Date(about.until * 1000), race.timeZone);
  const origin = notedOrigin(about.origin);
  const links = [
    {
      label: { en: "See the payment at Stripe", es: "Ver el pago en Stripe" },
      href: disputeLink(about.intentId ?? ""),
    },
    {
      label: { en: "See the payments of the race", es: "Ver los pagos de la carrera" },
      href: `${origin}${href("/organize/races/:id/payments/:change?", { id: race.id })}?show=received`,
    },
  ];
  if (state === "open") {
    const answer = until
      ? {
          en: `Answer it at Stripe by ${until.en}`,
          es: `Respóndelo en Stripe antes del ${until.es}`,
        }
      : { en: "Answer it at Stripe", es: "Respóndelo en Stripe" };
    return bilingualLetter(
      { en: `A payment is disputed: ${race.name}`, es: `Un pago fue desconocido: ${race.name}` },
      [
        {
          en: `The owner of a card tells their bank that they did not pay ${amount.en} for order ${code}. ${answer.en}, or the money is lost. Nothing of it can be refunded meanwhile.`,
          es: `El titular de una tarjeta le dice a su banco que no pagó ${amount.es} del pedido ${code}. ${answer.es}, o pierdes el dinero. Mientras tanto no se puede reembolsar nada.`,
        },
        ...links,
      ],
    );
  }
  const outcomes = {
    won: {
      en: `The bank has decided for you: you keep ${amount.en} of order ${code}.`,
      es: `El banco te dio la razón: conservas ${amount.es} del pedido ${code}.`,
    },
    lost: {
      en: `The bank has decided for the owner of the card: ${amount.en} of order ${code} are gone. The entry stays as it is; cancel it if you want the place back.`,
      es: `El banco le dio la razón al titular de la tarjeta: perdiste ${amount.es} del pedido ${code}. La inscripción sigue igual; cancélala si quieres recuperar el cupo.`,
    },
    closed: {
      en: `The bank has withdrawn its question about ${amount.en} of order ${code}: you keep the money.`,
      es: `El banco retiró su consulta sobre ${amount.es} del pedido ${code}: conservas el dinero.`,
    },
  };
  return bilingualLetter(
    { en: `A dispute is decided: ${race.name}`, es: `Se decidió un desconocimiento: ${race.name}` },
    [outcomes[state], ...links],
  );
}
