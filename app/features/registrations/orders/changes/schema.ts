import { z } from "zod";
import { parseDay } from "#values/day.ts";
import { emailAddress } from "#values/form/schema.ts";
import { inSchema } from "#values/form/sentences.ts";
import { readAmount } from "../../prices/amount.ts";
import type { EntryChangeKind, EntryChangeRule } from "./change.ts";
import { ruleProblems } from "./messages.ts";

const typed = z
  .string()
  .catch("")
  .transform((text) => text.trim());

const optionalDay = typed
  .pipe(
    z.string().refine((text) => text === "" || parseDay(text) !== null, inSchema(ruleProblems.day)),
  )
  .transform((text) => text || null);

const optionalFee = typed
  .pipe(
    z
      .string()
      .refine((text) => text === "" || readAmount(text) !== null, inSchema(ruleProblems.amount)),
  )
  .transform((text) => (text === "" ? 0 : (readAmount(text) ?? 0)));

const onOff = z.enum(
  ["on", "off"],
  inSchema({ en: "Please choose one of the options.", es: "Elige una de las opciones." }),
);

/** What an organizer lets runners do with their entries. */
export const changeRulesForm = z
  .object({
    transfer: onOff,
    transfer_day: optionalDay,
    transfer_fee: optionalFee,
    distance: onOff,
    distance_day: optionalDay,
    distance_fee: optionalFee,
    distance_back: onOff,
    deferral: onOff,
    deferral_day: optionalDay,
    deferral_fee: optionalFee,
  })
  .transform((form): EntryChangeRule[] => {
    const rule = (kind: EntryChangeKind): EntryChangeRule => ({
      kind,
      lastDay: form[`${kind}_day`],
      feeMinor: form[`${kind}_fee`],
      paysBack: kind === "distance" && form.distance_back === "on",
    });
    return (["transfer", "distance", "deferral"] as const)
      .filter((kind) => form[kind] === "on")
      .map(rule);
  });

/** Whom an entry is passed on to. */
export const transferForm = z.object({
  email: typed
    .pipe(
      emailAddress({
        en: "Please enter an email address such as ana@example.com",
        es: "Escribe un correo como ana@example.com",
      }),
    )
    .transform((text) => text.toLowerCase()),
});

/** The other distance. */
export const exchangeForm = z.object({
  distance: z.uuid(
    inSchema({
      en: "Please choose another distance of this race.",
      es: "Elige otra distancia de esta carrera.",
    }),
  ),
});
