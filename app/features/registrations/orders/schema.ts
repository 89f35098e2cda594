import { z } from "zod";
import { atMostLetters, inSchema } from "#values/form/sentences.ts";
import { oneLine } from "#values/text/clean.ts";
import { orderShelves } from "../order.ts";
import { readAmount } from "../prices/amount.ts";
import { manualMethods } from "../ways.ts";
import { orderProblems, settlingProblems } from "./messages.ts";

/** Which way a runner pays. */
export const methodForm = z.object({
  method: z.enum(manualMethods, inSchema(orderProblems["no-method"])),
});

export const longestReference = 60;

/** What a runner sends beside the file of a proof. */
export const proofForm = z.object({
  reference: z
    .string()
    .catch("")
    .transform(oneLine)
    .pipe(
      z
        .string()
        .min(
          1,
          inSchema({
            en: "Please enter the number of the operation.",
            es: "Escribe el número de la operación.",
          }),
        )
        .max(
          longestReference,
          inSchema({
            en: `Please use at most ${longestReference} letters.`,
            es: `Usa como máximo ${longestReference} caracteres.`,
          }),
        ),
    ),
});

const orderId = z.uuid(inSchema(settlingProblems.gone));

const amount = z
  .string()
  .catch("")
  .transform((typed) => readAmount(typed))
  .refine((minor) => minor !== null && minor > 0, inSchema(settlingProblems.amount))
  .transform(Number);

const longestReason = 300;

const reason = z
  .string()
  .catch("")
  .transform(oneLine)
  .pipe(
    z
      .string()
      .min(1, inSchema(settlingProblems["no-reason"]))
      .max(longestReason, inSchema(atMostLetters(longestReason))),
  );

/** The money of an order has arrived. */
export const confirmForm = z.object({
  order: orderId,
  amount,
  /** The amount that the organizer was warned of, as it was typed. */
  warned: z.string().catch(""),
  correction: z.string().catch(""),
  /** The payment that this one follows. */
  after: z.uuid().nullable().catch(null),
});

/** A proof is refused. */
export const refuseForm = z.object({ order: orderId, reason });

/** What becomes of money that belongs to no entry. */
export const settleForm = z.object({
  payment: orderId,
  amount,
  to: z.enum(
    ["refund", "keep"],
    inSchema({ en: "Please choose what you do.", es: "Elige qué haces." }),
  ),
  reason,
});

/** A refund to the card that paid. */
export const cardRefundForm = settleForm.omit({ to: true });

/** Which orders the screen of payments shows. */
export const shelfAddress = z.object({
  show: z.enum(orderShelves).catch("review"),
  page: z.coerce.number().int().min(1).max(1000).catch(1),
});
