import { formatClockTime, formatDay } from "#values/day.ts";
import { inEach, type Words } from "#values/say.ts";
import { dayIn, offsetIn } from "#values/zone.ts";
import type { OrderShelf, OrderState } from "../order.ts";

export const shelfWords: Record<OrderShelf, Words> = {
  review: { en: "To review", es: "Por revisar" },
  settle: { en: "To settle", es: "Por resolver" },
  waiting: { en: "Awaiting payment", es: "Esperando el pago" },
  received: { en: "Received", es: "Recibidos" },
  ended: { en: "Ended unpaid", es: "Terminados sin pago" },
};

type PaidMoney = {
  receivedMinor: number;
  refundedMinor: number;
  lostMinor: number;
  spentMinor: number;
};

/** What has become of the money of a race. */
export function paymentSums({ receivedMinor, refundedMinor, lostMinor, spentMinor }: PaidMoney) {
  const lost: [Words, number] = [{ en: "Lost to disputes", es: "Perdido en reclamos" }, lostMinor];
  const spent: [Words, number] = [
    { en: "Paid for the last edition", es: "Pagado en la edición anterior" },
    spentMinor,
  ];
  const sums: [Words, number][] = [
    [{ en: "Received", es: "Recibido" }, receivedMinor],
    [{ en: "Sent back", es: "Devuelto" }, refundedMinor],
    ...(lostMinor > 0 ? [lost] : []),
    [{ en: "Left", es: "Queda" }, receivedMinor - refundedMinor - lostMinor],
    ...(spentMinor > 0 ? [spent] : []),
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

/**
 * `March 2, 2027, 6:30 PM (time at the place of the race)`, in the zone of the race. Midnight is the last minute of the
 * day before, so that nobody takes it for the end of the day that it begins.
 */
export function deadlineWords(moment: Date, timeZone: string): Words {
  const isMidnight = clockAt(timeZone, moment) === "00:00";
  const shown = isMidnight ? new Date(moment.getTime() - 60_000) : moment;
  const words = localMoment(shown, timeZone);
  return {
    en: `${words.en} (time at the place of the race)`,
    es: `${words.es} (hora del lugar de la carrera)`,
  };
}

/** `March 2, 2027, 6:30 PM`, in a zone. */
export function localMoment(moment: Date, timeZone: string): Words {
  const [day, clock] = [dayIn(timeZone, moment), clockAt(timeZone, moment)];
  return inEach((lang) => `${formatDay(day, lang)}, ${formatClockTime(clock, lang)}`);
}

function clockAt(timeZone: string, moment: Date): string {
  const ahead = (offsetIn(timeZone, moment) ?? 0) * 60_000;
  return new Date(moment.getTime() + ahead).toISOString().slice(11, 16);
}
