import { orderProblems, settlingProblems } from "#features/registrations/orders/messages.ts";
import type { AccountPayout } from "#services/payments/payments.ts";
import type { Words } from "#values/say.ts";
import type { AccountState } from "./account.ts";

/** Why nothing was changed about an account, or where entries are paid to. */
export const payoutProblems = {
  "too-often": {
    en: "That was too often. Please try again in an hour.",
    es: "Lo intentaste demasiadas veces. Prueba otra vez en una hora.",
  },
  unavailable: {
    en: "Card payments are not set up on this site.",
    es: "Los pagos con tarjeta no están configurados en este sitio.",
  },
  "no-country": {
    en: "Stripe has no accounts in this country. Describe Yape, a deposit or a transfer for your races instead.",
    es: "Stripe no tiene cuentas en este país. Describe Yape, un depósito o una transferencia para tus carreras.",
  },
  "no-account": {
    en: "Connect an account first.",
    es: "Primero conecta una cuenta.",
  },
  "no-race": {
    en: "You no longer organize this race.",
    es: "Ya no organizas esta carrera.",
  },
  "others-account": {
    en: "Cards for this race are paid to another organizer, who has to stop that first.",
    es: "Los pagos con tarjeta de esta carrera van a otro organizador, que primero debe detenerlos.",
  },
  failed: {
    en: "Stripe cannot be reached at the moment. Please try again.",
    es: "No podemos comunicarnos con Stripe en este momento. Inténtalo de nuevo.",
  },
} as const satisfies Record<string, Words>;

export type PayoutProblem = keyof typeof payoutProblems;

export const stateWords: Record<AccountState, { title: Words; text: Words }> = {
  begun: {
    title: { en: "Not finished yet", es: "Sin terminar" },
    text: {
      en: "Stripe has questions about you and your bank account. Nothing can be paid by card before you have answered them.",
      es: "Stripe tiene preguntas sobre ti y tu cuenta bancaria. Nadie puede pagarte con tarjeta hasta que las respondas.",
    },
  },
  checked: {
    title: { en: "Stripe checks your answers", es: "Stripe revisa tus respuestas" },
    text: {
      en: "This takes minutes, sometimes days. Nothing can be paid by card until then.",
      es: "Tarda minutos, a veces días. Hasta entonces nadie puede pagarte con tarjeta.",
    },
  },
  stopped: {
    title: { en: "Stripe has stopped your account", es: "Stripe detuvo tu cuenta" },
    text: {
      en: "Something is missing, and nothing can be paid by card until Stripe has it.",
      es: "Falta algo, y nadie puede pagarte con tarjeta hasta que Stripe lo tenga.",
    },
  },
  owing: {
    title: { en: "Stripe needs something more", es: "Stripe necesita algo más" },
    text: {
      en: "Cards work, but Stripe keeps the money or will stop your account unless you answer.",
      es: "Las tarjetas funcionan, pero Stripe retiene el dinero o detendrá tu cuenta si no respondes.",
    },
  },
  ready: {
    title: { en: "Ready", es: "Lista" },
    text: {
      en: "Runners can pay you by card, and Stripe pays the money out to your bank account.",
      es: "Los corredores pueden pagarte con tarjeta y Stripe deposita el dinero en tu cuenta bancaria.",
    },
  },
};

/** What a row says of where cards are paid to. */
export const payeeWords = {
  own: { en: "Paid to your account", es: "Se paga a tu cuenta" },
  other: { en: "Paid to another organizer", es: "Se paga a otro organizador" },
  none: { en: "No card payments", es: "Sin pagos con tarjeta" },
} as const satisfies Record<string, Words>;

/** What a payout says before the day on which the bank has it, or should have had it. */
export const payoutWords: Record<AccountPayout["state"], Words> = {
  pending: { en: "expected on", es: "se espera el" },
  in_transit: { en: "on its way, arrives on", es: "en camino, llega el" },
  paid: { en: "arrived on", es: "llegó el" },
  failed: { en: "failed, was due on", es: "falló, debía llegar el" },
  canceled: { en: "cancelled, was due on", es: "cancelado, debía llegar el" },
};

/** Why a runner was not led to the page to pay at. */
export const cardProblems = {
  gone: orderProblems.gone,
  over: orderProblems.over,
  "no-cards": {
    en: "The organizer takes no cards at the moment. Please choose another way to pay.",
    es: "Por ahora el organizador no acepta tarjetas. Elige otra forma de pago.",
  },
  "too-often": payoutProblems["too-often"],
  failed: {
    en: "The page to pay at could not be opened. Nothing was charged. Please try again.",
    es: "No se pudo abrir la página de pago. No se cobró nada. Inténtalo de nuevo.",
  },
} as const satisfies Record<string, Words>;

export type CardProblem = keyof typeof cardProblems;

/** Why a payment was not refunded. */
export const refundProblems = {
  gone: { en: "There is no such payment.", es: "Ese pago no existe." },
  "too-much": settlingProblems["too-much"],
  decided: settlingProblems.decided,
  disputed: settlingProblems.disputed,
  "by-hand": {
    en: "Stripe cannot refund this payment. Send the money back yourself and record it here.",
    es: "Stripe no puede reembolsar este pago. Devuelve el dinero por tu cuenta y regístralo aquí.",
  },
  "on-its-way": {
    en: "Stripe has not answered yet. The refund is tried again by itself.",
    es: "Stripe todavía no responde. El reembolso se vuelve a intentar solo.",
  },
} as const satisfies Record<string, Words>;

export type RefundProblem = keyof typeof refundProblems;
