import type { Words } from "#values/say.ts";

/** Megabytes of a proof of payment. */
export const proofMegabytes = 5;

const noOrder: Words = { en: "There is no such order.", es: "Ese pedido no existe." };

const notSaved: Words = {
  en: "That could not be saved. Please try again.",
  es: "No se pudo guardar. Inténtalo de nuevo.",
};

/** Why an order did not become what its runner wanted. */
export const orderProblems = {
  gone: noOrder,
  over: {
    en: "This order is no longer open.",
    es: "Este pedido ya no está abierto.",
  },
  "in-review": {
    en: "Your proof is with the organizer. Wait for the answer first.",
    es: "El organizador tiene tu comprobante. Espera primero su respuesta.",
  },
  "last-one": {
    en: "Nobody else is in this order. Cancel the order instead.",
    es: "No hay nadie más en este pedido. Cancela el pedido.",
  },
  "no-method": {
    en: "Please choose one of the ways to pay.",
    es: "Elige una de las formas de pago.",
  },
  "no-file": {
    en: "Please choose a picture or a PDF of your proof.",
    es: "Elige una foto o un PDF de tu comprobante.",
  },
  "too-heavy": {
    en: `The file is too large: at most ${proofMegabytes} MB.`,
    es: `El archivo es demasiado grande: hasta ${proofMegabytes} MB.`,
  },
  format: {
    en: "This file is neither a picture (JPEG, PNG, WebP) nor a PDF.",
    es: "Este archivo no es una foto (JPEG, PNG, WebP) ni un PDF.",
  },
  "reference-used": {
    en: "This operation number has been sent for another entry. Please check it.",
    es: "Este número de operación ya se envió para otra inscripción. Revísalo.",
  },
  "proof-used": {
    en: "This file has been sent for another entry.",
    es: "Este archivo ya se envió para otra inscripción.",
  },
  "too-often": {
    en: "Too many files at once. Please try again later.",
    es: "Demasiados archivos en poco tiempo. Inténtalo de nuevo más tarde.",
  },
  failed: notSaved,
} as const satisfies Record<string, Words>;

export type OrderProblem = keyof typeof orderProblems;

/** Why an organizer's decision about money was not recorded. */
export const settlingProblems = {
  gone: noOrder,
  decided: {
    en: "Someone else has decided about this payment. This is its state now.",
    es: "Otra persona ya decidió sobre este pago. Este es su estado actual.",
  },
  fixed: {
    en: "This amount can no longer be changed: part of it is settled, or the entry is made and this is less than its total.",
    es: "Este monto ya no se puede cambiar: una parte está resuelta, o la inscripción está hecha y esto es menos que su total.",
  },
  "reference-used": {
    en: "Another order was paid with this operation number, or has sent it. Look at that one first.",
    es: "Otro pedido se pagó con este número de operación o lo envió. Revisa primero ese pedido.",
  },
  "own-payment": {
    en: "Nobody reviews their own payment. Ask another organizer.",
    es: "Nadie revisa su propio pago. Pídeselo a otro organizador.",
  },
  amount: {
    en: "Please enter an amount such as 80 or 79.50.",
    es: "Escribe un monto como 80 o 79.50.",
  },
  "too-much": {
    en: "That is more than is left of this payment.",
    es: "Eso es más de lo que queda de este pago.",
  },
  disputed: {
    en: "The card's owner disputes this payment. Answer that in Stripe's dashboard; nothing can be refunded until it is decided.",
    es: "El titular de la tarjeta desconoce este pago. Respóndele en el panel de Stripe; no se puede reembolsar nada hasta que se decida.",
  },
  "no-reason": {
    en: "Please tell the runner why, in a sentence.",
    es: "Explícale al corredor por qué, en una frase.",
  },
  failed: notSaved,
} as const satisfies Record<string, Words>;

export type SettlingProblem = keyof typeof settlingProblems;
