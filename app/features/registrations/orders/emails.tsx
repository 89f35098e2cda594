import { href } from "react-router";
import type { BilingualLetter } from "#services/mail/mail.ts";
import { type BilingualPart, bilingualLetter } from "#ui/letter/letter.server.tsx";
import { inEach, type Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import type { OrderedExtra } from "../extras/extra.ts";
import { extraLines, extrasWords } from "../extras/words.ts";
import { creditWords, moneyWords } from "../prices/words.ts";
import { type ManualMethod, methodWords } from "../ways.ts";
import { deadlineWords } from "./words.ts";

/** What a runner is told of an order by mail. The confirmation of the entry tells that it is paid. */
export type OrderNews =
  | "awaiting_payment"
  | "slip"
  | "in_review"
  | "refused"
  | "expired"
  | "cancelled"
  | "surplus"
  | "too_little"
  | "too_much"
  | "refunded"
  /** Credits pay less of it than they could. */
  | "credit_left"
  /** The organizer has taken an extra back. */
  | "extra_returned"
  /** Of an order of extras for an entry that is made. */
  | "extras_paid";

type OrderInLetter = {
  id: string;
  code: string;
  totalMinor: number;
  owedMinor: number;
  currency: string;
  expiresAt: Date | null;
  /** Whether it pays the fee of a transfer. */
  isFee: boolean;
  /** Whether it is about extras for an entry that is made. */
  isExtras: boolean;
  extras: readonly OrderedExtra[];
  /** What credits of the last edition pay of its price. */
  spentMinor: number;
  race: { name: string; timeZone: string; status: string };
  method: ManualMethod | null;
  /** How to pay, in the organizer's words. */
  how: { en: string | null; es: string | null } | null;
};

/**
 * To the runner of an order.
 * @param about.reason - what the organizer wrote
 * @param about.minor - the amount that was received or refunded, or that an extra has cost
 * @param about.extra - an extra that is no longer theirs
 */
export function letterOfOrder(
  order: OrderInLetter,
  news: OrderNews,
  {
    origin,
    reason,
    minor,
    extra,
  }: { origin: string; reason: string | null; minor: number | null; extra: Words | null },
): BilingualLetter {
  const { race, code, expiresAt } = order;
  const total = moneyWords(order.totalMinor, order.currency);
  const rest = moneyWords(order.owedMinor, order.currency);
  const isPartPaid = order.owedMinor > 0 && order.owedMinor < order.totalMinor;
  const isAsked = ["awaiting_payment", "slip", "refused", "too_little"].includes(news);
  const amount = moneyWords(minor ?? order.totalMinor, order.currency);
  const until = expiresAt && deadlineWords(expiresAt, race.timeZone);
  const seeOrder: BilingualPart = {
    label: { en: "See your order", es: "Ver tu pedido" },
    href: origin + href("/orders/:id/:change?", { id: order.id }),
  };
  const facts: BilingualPart = {
    facts: [
      [{ en: "Race", es: "Carrera" }, race.name],
      [{ en: "Order", es: "Pedido" }, code],
      ...(order.extras.some(({ isReturned }) => !isReturned)
        ? [[extrasWords, inEach((lang) => extraLines(order.extras, lang))] as const]
        : []),
      ...(order.spentMinor > 0
        ? [[creditWords, moneyWords(order.spentMinor, order.currency)] as const]
        : []),
      [{ en: "Total", es: "Total" }, total],
      ...(isPartPaid && isAsked
        ? [[{ en: "Still to pay", es: "Falta pagar" }, rest] as const]
        : []),
      ...(order.method
        ? [[{ en: "Way to pay", es: "Forma de pago" }, methodWords[order.method]] as const]
        : []),
      ...(until && isAsked && news !== "slip"
        ? [[{ en: "Deadline", es: "Plazo" }, until] as const]
        : []),
    ],
  };
  const [subject, text] = newsOf(order, { total, rest, amount, extra, isPriced: minor !== 0 })[
    news
  ];
  const own = order.isExtras
    ? extrasNews(order, { total, rest, amount })[news]
    : order.isFee
      ? feeNews[news]
      : undefined;
  const isAbout = own !== undefined && (news === "awaiting_payment" || news === "surplus");
  return bilingualLetter(isAbout ? aboutWords(order) : subject, [
    own ?? text,
    ...(reason ? [{ quote: reason }] : []),
    facts,
    ...(news === "awaiting_payment" && order.how ? [{ quote: howIn(order.how) }] : []),
    seeOrder,
  ]);
}

/** What an order of extras, or of a fee, pays for. */
function aboutWords({ isExtras, race }: Pick<OrderInLetter, "isExtras" | "race">): Words {
  return isExtras
    ? {
        en: `Extras for your entry: ${race.name}`,
        es: `Adicionales de tu inscripción: ${race.name}`,
      }
    : {
        en: `The fee for passing your entry on: ${race.name}`,
        es: `El costo de traspasar tu inscripción: ${race.name}`,
      };
}

type Told = readonly [subject: Words, text: Words];

type Amounts = {
  total: Words;
  rest: Words;
  /** What was received or refunded, or what an extra has cost. */
  amount: Words;
};

/** The subject and the text for each news of an order of entries. */
function newsOf(
  order: OrderInLetter,
  said: Amounts & { extra: Words | null; isPriced: boolean },
): Record<OrderNews, Told> {
  return {
    ...askingNews(order, said),
    ...endNews(order),
    ...moneyNews(order, said),
    ...boughtNews(order, said),
  };
}

/** The runner is asked to pay, or waits for the organizer. */
function askingNews({ race, code }: OrderInLetter, { rest }: Amounts) {
  return {
    awaiting_payment: [
      { en: `Pay for your entry: ${race.name}`, es: `Paga tu inscripción: ${race.name}` },
      {
        en: `Your place in ${race.name} is held. Pay ${rest.en} to the organizer, write the code ${code} in the payment note, and upload your proof before the deadline.`,
        es: `Tu cupo en ${race.name} está reservado. Paga ${rest.es} al organizador, escribe el código ${code} en el concepto y sube tu comprobante antes del plazo.`,
      },
    ],
    slip: [
      { en: `Pay at OXXO: ${race.name}`, es: `Paga en OXXO: ${race.name}` },
      {
        en: `Your place in ${race.name} is held. Pay ${rest.en} in cash in a shop of OXXO: the slip with its number and its last day is on the page of your order. The confirmation follows on the next working day.`,
        es: `Tu cupo en ${race.name} está reservado. Paga ${rest.es} en efectivo en una tienda OXXO: la ficha con su número y su último día está en la página de tu pedido. La confirmación llega el siguiente día hábil.`,
      },
    ],
    in_review: [
      { en: `We have your proof: ${race.name}`, es: `Recibimos tu comprobante: ${race.name}` },
      {
        en: "The organizer compares your proof with the money that has arrived. Your place stays held until then, and you get an email.",
        es: "El organizador compara tu comprobante con el dinero que le llegó. Tu cupo sigue reservado hasta entonces, y te llegará un correo.",
      },
    ],
    refused: [
      {
        en: `Your proof was not accepted: ${race.name}`,
        es: `No aceptaron tu comprobante: ${race.name}`,
      },
      {
        en: "The organizer did not find your payment. Please look at your proof again and send the right one before the deadline.",
        es: "El organizador no encontró tu pago. Revisa tu comprobante y envía el correcto antes del plazo.",
      },
    ],
  } satisfies Partial<Record<OrderNews, Told>>;
}

function endNews({ race, method }: OrderInLetter) {
  return {
    expired: [
      { en: `Your order has expired: ${race.name}`, es: `Tu pedido venció: ${race.name}` },
      race.status === "cancelled" ? endedWithRace : method ? endedUnpaid : endedUnproven,
    ],
    cancelled: [
      { en: `Your order is cancelled: ${race.name}`, es: `Tu pedido está cancelado: ${race.name}` },
      {
        en: "Your order has been cancelled, and your place is free again.",
        es: "Tu pedido se canceló y tu cupo quedó libre.",
      },
    ],
  } satisfies Partial<Record<OrderNews, Told>>;
}

/** Money has arrived that does not fit, or goes back. */
function moneyNews({ race }: OrderInLetter, { total, rest, amount }: Amounts) {
  return {
    surplus: [
      {
        en: `Your payment came without a place: ${race.name}`,
        es: `Tu pago llegó sin cupo: ${race.name}`,
      },
      {
        en: `The organizer has received ${amount.en}, but your order could not take it: it was no longer open, or its place is gone. The organizer settles this with you.`,
        es: `El organizador recibió ${amount.es}, pero tu pedido no pudo usarlo: ya no estaba abierto o su cupo ya no está. El organizador lo resolverá contigo.`,
      },
    ],
    too_little: [
      {
        en: `Your payment is not complete: ${race.name}`,
        es: `Tu pago no está completo: ${race.name}`,
      },
      {
        en: `The organizer has received ${amount.en}. There are ${rest.en} still to pay of ${total.en}, so your entry is not paid yet. Your place stays held until the deadline: pay the rest and send its proof with your order, or ask the organizer for your money back.`,
        es: `El organizador recibió ${amount.es}. Faltan ${rest.es} de ${total.es}, así que tu inscripción todavía no está pagada. Tu cupo sigue reservado hasta el plazo: paga lo que falta y envía su comprobante en tu pedido, o pídele al organizador que te devuelva tu dinero.`,
      },
    ],
    too_much: [
      {
        en: `You paid more than the total: ${race.name}`,
        es: `Pagaste más que el total: ${race.name}`,
      },
      {
        en: `Your entry is paid. The organizer has received ${amount.en} more than the total, and settles this with you.`,
        es: `Tu inscripción está pagada. El organizador recibió ${amount.es} más que el total y lo resolverá contigo.`,
      },
    ],
    refunded: [
      { en: `Refund: ${race.name}`, es: `Reembolso: ${race.name}` },
      {
        en: `The organizer has sent ${amount.en} back to you.`,
        es: `El organizador te devolvió ${amount.es}.`,
      },
    ],
    credit_left: [
      {
        en: `Left over from the last edition: ${race.name}`,
        es: `Saldo de la edición anterior: ${race.name}`,
      },
      {
        en: `${amount.en} of what you paid for the last edition is not used for this order. The organizer settles it with you.`,
        es: `Este pedido no usa ${amount.es} de lo que pagaste en la edición anterior. El organizador lo resolverá contigo.`,
      },
    ],
  } satisfies Partial<Record<OrderNews, Told>>;
}

function boughtNews(
  { race }: OrderInLetter,
  { amount, extra, isPriced }: Amounts & { extra: Words | null; isPriced: boolean },
) {
  return {
    extra_returned: [
      {
        en: `An extra was taken back: ${race.name}`,
        es: `Se retiró un adicional: ${race.name}`,
      },
      returnedWords(extra ?? extrasWords, isPriced ? amount : null),
    ],
    extras_paid: [
      {
        en: `Your extras are paid: ${race.name}`,
        es: `Tus adicionales están pagados: ${race.name}`,
      },
      {
        en: "The organizer has your payment, and the extras belong to your entry.",
        es: "El organizador tiene tu pago, y los adicionales quedan con tu inscripción.",
      },
    ],
  } satisfies Partial<Record<OrderNews, Told>>;
}

function returnedWords(extra: Words, amount: Words | null): Words {
  const [en, es] = [
    `The organizer has taken “${extra.en}” back from your order: it no longer belongs to the entry.`,
    `El organizador retiró “${extra.es}” de tu pedido: ya no va con la inscripción.`,
  ];
  if (!amount) return { en, es };
  return {
    en: `${en} It cost ${amount.en}, which the organizer settles with you.`,
    es: `${es} Costó ${amount.es}, y el organizador lo resolverá contigo.`,
  };
}

/** What is different where the order is about extras for an entry that is made, and holds no place. */
function extrasNews(
  { race }: Pick<OrderInLetter, "race">,
  { total, rest, amount }: Amounts,
): Partial<Record<OrderNews, Words>> {
  return {
    awaiting_payment: {
      en: `Your extras are held. Pay ${rest.en} to the organizer, write the code of the order in the payment note, and upload your proof before the deadline.`,
      es: `Tus adicionales están reservados. Paga ${rest.es} al organizador, escribe el código del pedido en el concepto y sube tu comprobante antes del plazo.`,
    },
    slip: {
      en: `Your extras are held. Pay ${rest.en} in cash in a shop of OXXO: the slip is on the page of your order.`,
      es: `Tus adicionales están reservados. Paga ${rest.es} en efectivo en una tienda OXXO: la ficha está en la página de tu pedido.`,
    },
    in_review: {
      en: "We have your proof. The organizer compares it with the money that has arrived. Your extras stay held until then.",
      es: "Recibimos tu comprobante. El organizador lo compara con el dinero que le llegó. Tus adicionales siguen reservados hasta entonces.",
    },
    expired:
      race.status === "cancelled"
        ? endedWithRace
        : {
            en: "Your extras were not paid in time and are free for others. Your entry stays as it is. If you have paid, send the proof with your order: you get the extras if they are still there, or your money back.",
            es: "Tus adicionales no se pagaron a tiempo y quedaron libres. Tu inscripción sigue igual. Si ya pagaste, envía el comprobante en tu pedido: tendrás los adicionales si todavía quedan, o te devolverán tu dinero.",
          },
    cancelled: {
      en: "Your order of extras has been cancelled. Your entry stays as it is.",
      es: "Tu pedido de adicionales se canceló. Tu inscripción sigue igual.",
    },
    surplus: {
      en: `The organizer has received ${amount.en}, but your order could not take it: it was no longer open, or the extras are gone. The organizer settles this with you.`,
      es: `El organizador recibió ${amount.es}, pero tu pedido no pudo usarlo: ya no estaba abierto o los adicionales se agotaron. El organizador lo resolverá contigo.`,
    },
    too_little: {
      en: `The organizer has received ${amount.en}. There are ${rest.en} still to pay of ${total.en}. Your extras stay held until the deadline: pay the rest and send its proof with your order, or ask the organizer for your money back.`,
      es: `El organizador recibió ${amount.es}. Faltan ${rest.es} de ${total.es}. Tus adicionales siguen reservados hasta el plazo: paga lo que falta y envía su comprobante en tu pedido, o pídele al organizador que te devuelva tu dinero.`,
    },
    too_much: {
      en: `Your extras are paid. The organizer has received ${amount.en} more than the total, and settles this with you.`,
      es: `Tus adicionales están pagados. El organizador recibió ${amount.es} más que el total y lo resolverá contigo.`,
    },
  };
}

/** What is different where the order pays the fee of a transfer and holds no place. */
const feeNews: Partial<Record<OrderNews, Words>> = {
  awaiting_payment: {
    en: "Pay the fee to the organizer, write the code of the order in the payment note, and upload your proof before the deadline. The other runner is invited once the organizer has confirmed it.",
    es: "Paga el costo al organizador, escribe el código del pedido en el concepto y sube tu comprobante antes del plazo. Invitaremos a la otra persona cuando el organizador lo confirme.",
  },
  slip: {
    en: "Pay the fee in cash in a shop of OXXO: the slip is on the page of your order. The other runner is invited once it has arrived.",
    es: "Paga el costo en efectivo en una tienda OXXO: la ficha está en la página de tu pedido. Invitaremos a la otra persona cuando haya llegado.",
  },
  in_review: {
    en: "We have your proof. The organizer compares it with the money that has arrived; then we invite the other runner.",
    es: "Recibimos tu comprobante. El organizador lo compara con el dinero que le llegó; después invitaremos a la otra persona.",
  },
  expired: {
    en: "The fee was not paid in time, so nobody was invited. Your entry stays yours.",
    es: "El costo no se pagó a tiempo y no se invitó a nadie. La inscripción sigue siendo tuya.",
  },
  cancelled: {
    en: "Nobody was invited. Your entry stays yours.",
    es: "No se invitó a nadie. La inscripción sigue siendo tuya.",
  },
};

/** To an organizer of a race: somebody has sent a proof of payment. */
export function letterOfProofs(
  race: { id: string; name: string },
  { origin }: { origin: string },
): BilingualLetter {
  return bilingualLetter(
    { en: `Payments to review: ${race.name}`, es: `Pagos por revisar: ${race.name}` },
    [
      {
        en: `A runner has sent a proof of payment for ${race.name}. Compare it with your own account, and confirm or refuse it. You get the next email of this kind once no proof is waiting.`,
        es: `Un corredor envió un comprobante de pago para ${race.name}. Compáralo con tu propia cuenta y confírmalo o recházalo. El próximo correo de este tipo llegará cuando ya no haya comprobantes pendientes.`,
      },
      {
        label: { en: "See the payments", es: "Ver los pagos" },
        href: origin + href("/organize/races/:id/payments/:change?", { id: race.id }),
      },
    ],
  );
}

/** To an organizer: proofs have waited longer than the organizer said that they would. */
export function letterOfLateProofs(
  races: readonly { raceId: string; raceName: string; count: number }[],
  { origin }: { origin: string },
): BilingualLetter {
  const links = races.map(({ raceId, raceName, count }): BilingualPart => {
    const number = formatCount(count);
    return {
      label: {
        en: `${raceName}: ${number} ${count === 1 ? "proof" : "proofs"}`,
        es: `${raceName}: ${number} ${count === 1 ? "comprobante" : "comprobantes"}`,
      },
      href: origin + href("/organize/races/:id/payments/:change?", { id: raceId }),
    };
  });
  return bilingualLetter(
    { en: "Runners wait for your answer", es: "Hay corredores que esperan tu respuesta" },
    [
      {
        en: "These proofs of payment have waited longer than the hours that you chose for your review. Compare them with your account, and confirm or refuse them. You get this email once a day at most, while a proof waits.",
        es: "Estos comprobantes de pago llevan esperando más que las horas que elegiste para revisarlos. Compáralos con tu cuenta y confírmalos o recházalos. Este correo llega una vez al día como máximo, mientras haya alguno pendiente.",
      },
      ...links,
    ],
  );
}

const endedWithRace: Words = {
  en: "The race is cancelled, so your order has ended. The organizer sends back what you have paid.",
  es: "La carrera se canceló y tu pedido terminó. El organizador te devolverá lo que hayas pagado.",
};

const endedUnpaid: Words = {
  en: "No payment was confirmed in time, so your place is free again. If you have paid, send the proof with your order: you get the place if it is still free, or your money back.",
  es: "No se confirmó un pago a tiempo y tu cupo quedó libre. Si ya pagaste, envía el comprobante en tu pedido: tendrás el cupo si sigue libre, o te devolverán tu dinero.",
};

/** Where the organizer waits for no proof. */
const endedUnproven: Words = {
  en: "Your order was not paid in time, so your place is free again. You can register again while there are places.",
  es: "Tu pedido no se pagó a tiempo y tu cupo quedó libre. Puedes inscribirte de nuevo mientras haya cupos.",
};

function howIn({ en, es }: { en: string | null; es: string | null }): Words {
  return { en: en ?? es ?? "", es: es ?? en ?? "" };
}
