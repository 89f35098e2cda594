import { formatClockTime, formatDay } from "#values/day.ts";
import type { Words } from "#values/say.ts";
import { dayIn, offsetIn } from "#values/zone.ts";
import { moneyWords } from "../prices/words.ts";
import type { OrderShelf, OrderState } from "./order.ts";
import type { RunnerOrder } from "./queries.server.ts";

export const shelfWords: Record<OrderShelf, Words> = {
  review: { en: "To review", es: "Por revisar" },
  settle: { en: "To settle", es: "Por resolver" },
  waiting: { en: "Awaiting payment", es: "Esperando el pago" },
  received: { en: "Received", es: "Recibidos" },
  ended: { en: "Ended unpaid", es: "Terminados sin pago" },
};

type PaidMoney = { receivedMinor: number; refundedMinor: number; lostMinor: number };

/** What has become of the money of a race. */
export function paymentSums({ receivedMinor, refundedMinor, lostMinor }: PaidMoney) {
  const lost: [Words, number] = [{ en: "Lost to disputes", es: "Perdido en reclamos" }, lostMinor];
  const sums: [Words, number][] = [
    [{ en: "Received", es: "Recibido" }, receivedMinor],
    [{ en: "Sent back", es: "Devuelto" }, refundedMinor],
    ...(lostMinor > 0 ? [lost] : []),
    [{ en: "Left", es: "Queda" }, receivedMinor - refundedMinor - lostMinor],
  ];
  return sums;
}

export const stateWords: Record<OrderState, Words> = {
  held: { en: "Place held", es: "Cupo reservado" },
  awaiting_payment: { en: "Awaiting payment", es: "Esperando el pago" },
  in_review: { en: "Proof in review", es: "Comprobante en revisión" },
  paid: { en: "Paid", es: "Pagado" },
  expired: { en: "Expired", es: "Vencido" },
  cancelled: { en: "Cancelled", es: "Cancelado" },
};

/** Where the owner of an account at Stripe answers a dispute about a payment. */
export function disputeLink(intentId: string): string {
  return `https://dashboard.stripe.com/payments/${intentId}`;
}

/** `March 2, 2027, 6:30 PM (time at the place of the race)`, in the zone of the race. */
export function deadlineWords(moment: Date, timeZone: string): Words {
  const minutes = offsetIn(timeZone, moment) ?? 0;
  const clock = new Date(moment.getTime() + minutes * 60_000).toISOString().slice(11, 16);
  const day = dayIn(timeZone, moment);
  return {
    en: `${formatDay(day, "en")}, ${formatClockTime(clock, "en")} (time at the place of the race)`,
    es: `${formatDay(day, "es")}, ${formatClockTime(clock, "es")} (hora del lugar de la carrera)`,
  };
}

/** What has become of the money of an order that is paid. */
export function paidWords(order: RunnerOrder): Words {
  const { lines, totalMinor, currency } = order;
  const received = sumOf(order, "receivedMinor");
  const back = sumOf(order, "refundedMinor");
  const open = received - back - sumOf(order, "keptMinor");
  if (lines.every(({ isCancelled }) => isCancelled)) {
    if (received === 0) {
      return { en: "Nothing was paid for it.", es: "No se pagó nada por ella." };
    }
    const [came, sent] = [moneyWords(received, currency), moneyWords(back, currency)];
    const told = {
      en: `The place is free for others. The organizer has received ${came.en} and sent back ${sent.en}.`,
      es: `El cupo quedó libre para otras personas. El organizador recibió ${came.es} y devolvió ${sent.es}.`,
    };
    return open === 0
      ? told
      : {
          en: `${told.en} Ask the organizer about the rest.`,
          es: `${told.es} Pregúntale al organizador por el resto.`,
        };
  }
  const paid = {
    en: "The organizer has your payment. Your place is yours.",
    es: "El organizador tiene tu pago. El cupo es tuyo.",
  };
  if (open <= totalMinor) return paid;
  const rest = moneyWords(open - totalMinor, currency);
  return {
    en: `${paid.en} You paid ${rest.en} more than the total: ask the organizer for it.`,
    es: `${paid.es} Pagaste ${rest.es} más que el total: pídeselo al organizador.`,
  };
}

export function sumOf(
  { payments }: RunnerOrder,
  column: "receivedMinor" | "refundedMinor" | "keptMinor",
): number {
  return payments.reduce((all, payment) => all + payment[column], 0);
}
