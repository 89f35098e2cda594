import { orderProblems, settlingProblems } from "#features/registrations/orders/messages.ts";
import type { Words } from "#values/say.ts";
import { payoutProblems } from "../messages.ts";

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
