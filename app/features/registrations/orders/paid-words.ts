import type { Words } from "#values/say.ts";
import { moneyWords } from "../prices/words.ts";
import type { RunnerOrder } from "./queries.server.ts";

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
  if (lines.every(({ isOwn }) => !isOwn)) {
    return {
      en: "The organizer has your payment. You passed the entry on, and what you paid stays with it.",
      es: "El organizador tiene tu pago. Traspasaste la inscripción, y lo que pagaste se queda con ella.",
    };
  }
  const cancelled = lines.filter(({ isCancelled }) => isCancelled);
  if (cancelled.length > 0) return partCancelledWords(order, { cancelled, open });
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

/** Of an order with several people, some of whose entries are cancelled. */
function partCancelledWords(
  { totalMinor, currency }: RunnerOrder,
  { cancelled, open }: { cancelled: RunnerOrder["lines"]; open: number },
): Words {
  const paid = {
    en: "The organizer has your payment. The other entries of the order stay as they are.",
    es: "El organizador tiene tu pago. Las demás inscripciones del pedido siguen como están.",
  };
  const gone = cancelled.reduce(
    (sum, { priceMinor, discountMinor }) => sum + priceMinor - discountMinor,
    0,
  );
  const restMinor = open - Math.max(totalMinor - gone, 0);
  if (restMinor <= 0) return paid;
  const rest = moneyWords(restMinor, currency);
  return {
    en: `${paid.en} Ask the organizer about the ${rest.en} of what is cancelled.`,
    es: `${paid.es} Pregúntale al organizador por los ${rest.es} de lo cancelado.`,
  };
}

export function sumOf(
  { payments }: RunnerOrder,
  column: "receivedMinor" | "refundedMinor" | "keptMinor",
): number {
  return payments.reduce((all, payment) => all + payment[column], 0);
}
