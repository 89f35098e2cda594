import type { Words } from "#values/say.ts";

/** Why a runner was not led to the page to pay at. */
export const cardProblems = {
  gone: { en: "There is no such order.", es: "Ese pedido no existe." },
  over: { en: "This order is no longer open.", es: "Este pedido ya no está abierto." },
  "no-cards": {
    en: "The organizer takes no cards at the moment. Please choose another way to pay.",
    es: "Por ahora el organizador no acepta tarjetas. Elige otra forma de pago.",
  },
  "too-often": {
    en: "That was too often. Please try again in an hour.",
    es: "Lo intentaste demasiadas veces. Prueba otra vez en una hora.",
  },
  failed: {
    en: "The page to pay at could not be opened. Nothing was charged. Please try again.",
    es: "No se pudo abrir la página de pago. No se cobró nada. Inténtalo de nuevo.",
  },
} as const satisfies Record<string, Words>;

export type CardProblem = keyof typeof cardProblems;

/** Why a payment was not refunded. */
export const refundProblems = {
  gone: { en: "There is no such payment.", es: "Ese pago no existe." },
  "too-much": {
    en: "That is more than is left of this payment.",
    es: "Eso es más de lo que queda de este pago.",
  },
  disputed: {
    en: "The card's owner disputes this payment. Answer that in Stripe's dashboard; nothing can be refunded until it is decided.",
    es: "El titular de la tarjeta desconoce este pago. Respóndele en el panel de Stripe; no se puede reembolsar nada hasta que se decida.",
  },
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
