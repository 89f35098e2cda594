import type { Words } from "#values/say.ts";
import { extrasMinor } from "../prices/order-price.ts";
import { moneyWords } from "../prices/words.ts";
import type { RunnerOrder } from "./queries.server.ts";

/** What has become of the money of an order that is paid. */
export function paidWords(order: RunnerOrder): Words {
  const { lines, totalMinor, currency } = order;
  if (order.isExtras) return paidExtrasWords(order);
  const received = sumOf(order, "receivedMinor");
  const back = sumOf(order, "refundedMinor");
  const open = openMinor(order);
  if (lines.every(({ isOwn }) => !isOwn)) {
    return {
      en: "The organizer has your payment. You passed the entry on, and what you paid stays with it.",
      es: "El organizador tiene tu pago. Traspasaste la inscripción, y lo que pagaste se queda con ella.",
    };
  }
  if (lines.every(({ isCancelled }) => isCancelled)) {
    if (received === 0) {
      return order.hasCredits
        ? {
            en: "What you paid for the last edition counted for it. Ask the organizer about it.",
            es: "Contaba para ella lo que pagaste en la edición anterior. Pregúntale al organizador.",
          }
        : { en: "Nothing was paid for it.", es: "No se pagó nada por ella." };
    }
    const [came, sent] = [moneyWords(received, currency), moneyWords(back, currency)];
    const rest = moneyWords(open - keptExtrasMinor(order), currency);
    const told = {
      en: `The place is free for others. The organizer has received ${came.en} and sent back ${sent.en}.`,
      es: `El cupo quedó libre para otras personas. El organizador recibió ${came.es} y devolvió ${sent.es}.`,
    };
    return open <= keptExtrasMinor(order)
      ? told
      : {
          en: `${told.en} Ask the organizer about the other ${rest.en}.`,
          es: `${told.es} Pregúntale al organizador por los otros ${rest.es}.`,
        };
  }
  const cancelled = lines.filter(({ isCancelled }) => isCancelled);
  if (cancelled.length > 0 || goneExtrasMinor(order) > 0) {
    return partCancelledWords(order, cancelled);
  }
  const paid =
    lines.length > 1
      ? {
          en: "The organizer has your payment. Your places are yours.",
          es: "El organizador tiene tu pago. Los cupos son tuyos.",
        }
      : {
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

/** Of an order of extras for an entry that is made. */
function paidExtrasWords(order: RunnerOrder): Words {
  const { totalMinor, currency } = order;
  const restMinor = openMinor(order) - (totalMinor - goneExtrasMinor(order));
  const rest = moneyWords(restMinor, currency);
  const paid = {
    en: "The organizer has your payment, and the extras belong to your entry.",
    es: "El organizador tiene tu pago, y los adicionales quedan con tu inscripción.",
  };
  if (restMinor <= 0) return paid;
  return {
    en: `The organizer has your payment. Ask there about the ${rest.en} that goes back to you.`,
    es: `El organizador tiene tu pago. Pregúntale por los ${rest.es} que te corresponden.`,
  };
}

/** What extras have cost that go back to the runner: taken back, or of a cancelled entry. */
function goneExtrasMinor({ extras, lines }: RunnerOrder): number {
  const isGone = (id: string) =>
    lines.some(({ registrationId, isCancelled }) => registrationId === id && isCancelled);
  return extrasMinor(
    extras.filter(
      ({ registrationId, paysBack, isReturned }) =>
        isReturned || (paysBack && isGone(registrationId)),
    ),
  );
}

/** What the organizer keeps of the extras of an order whose entries are all cancelled. */
function keptExtrasMinor({ extras }: RunnerOrder): number {
  return extrasMinor(extras.filter(({ paysBack, isReturned }) => !isReturned && !paysBack));
}

/** Of an order of which a part is cancelled: entries of some people, or extras. */
function partCancelledWords(order: RunnerOrder, cancelled: RunnerOrder["lines"]): Words {
  const { totalMinor, currency } = order;
  const paid = {
    en:
      cancelled.length > 0
        ? "The organizer has your payment. The other entries of the order stay as they are."
        : "The organizer has your payment. The rest of the order stays as it is.",
    es:
      cancelled.length > 0
        ? "El organizador tiene tu pago. Las demás inscripciones del pedido siguen como están."
        : "El organizador tiene tu pago. El resto del pedido sigue como está.",
  };
  const gone = cancelled.reduce(
    (sum, { priceMinor, discountMinor }) => sum + priceMinor - discountMinor,
    0,
  );
  const goneMinor = gone + goneExtrasMinor(order);
  const restMinor = openMinor(order) - Math.max(totalMinor - goneMinor, 0);
  if (restMinor <= 0) return paid;
  const rest = moneyWords(restMinor, currency);
  return {
    en: `${paid.en} Ask the organizer about the ${rest.en} of what is cancelled.`,
    es: `${paid.es} Pregúntale al organizador por los ${rest.es} de lo cancelado.`,
  };
}

/** What the organizer has received and neither sent back nor decided to keep. */
function openMinor(order: RunnerOrder): number {
  return sumOf(order, "receivedMinor") - sumOf(order, "refundedMinor") - sumOf(order, "keptMinor");
}

export function sumOf(
  { payments }: RunnerOrder,
  column: "receivedMinor" | "refundedMinor" | "keptMinor",
): number {
  return payments.reduce((all, payment) => all + payment[column], 0);
}
