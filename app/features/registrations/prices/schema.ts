import { z } from "zod";
import { parseDay } from "#values/day.ts";
import { atMostLetters, inSchema } from "#values/form/sentences.ts";
import { isId } from "#values/id.ts";
import { currencies } from "#values/money.ts";
import { readAmount } from "./amount.ts";
import { codeOf } from "./voucher.ts";

export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .catch("")
    .transform((typed) => typed.trim())
    .pipe(
      z.string().refine(
        (typed) => /^\d{1,6}$/.test(typed) && Number(typed) >= least && Number(typed) <= most,
        inSchema({
          en: `Please enter a whole number from ${least} to ${most}`,
          es: `Escribe un número entero de ${least} a ${most}`,
        }),
      ),
    )
    .transform(Number);

/** Of a field that may be empty. */
export const optionally = <T>(schema: z.ZodType<T, string>) =>
  z
    .string()
    .catch("")
    .transform((typed) => typed.trim())
    .pipe(z.union([z.literal("").transform(() => null), schema]));

const longestText = 1000;

/** Of more entries than this, one free entry is no group price. */
const mostForFree = 10;

const methodText = z
  .string()
  .catch("")
  .transform((typed) => typed.replaceAll("\r\n", "\n").trim())
  .pipe(z.string().max(longestText, inSchema(atMostLetters(longestText))))
  .transform((text) => text || null);

/** What an organizer decides about selling, beside the steps of the prices: see `readSteps`. */
export const saleForm = z.object({
  currency: z.enum(
    currencies,
    inSchema({ en: "Please choose a currency.", es: "Elige una moneda." }),
  ),
  member_percent: wholeNumber(0, 100),
  free_every: optionally(wholeNumber(2, mostForFree)),
  upload_hours: wholeNumber(1, 720),
  review_hours: wholeNumber(1, 720),
  yape_en: methodText,
  yape_es: methodText,
  plin_en: methodText,
  plin_es: methodText,
  bank_deposit_en: methodText,
  bank_deposit_es: methodText,
  spei_en: methodText,
  spei_es: methodText,
  transfer_en: methodText,
  transfer_es: methodText,
  cash_en: methodText,
  cash_es: methodText,
});

export type SaleChoice = z.output<typeof saleForm>;

const day = z
  .string()
  .refine(
    (typed) => parseDay(typed) !== null,
    inSchema({ en: "Please enter a day", es: "Escribe un día" }),
  );

const needsDistance = {
  en: "Choose the distance whose places are kept",
  es: "Elige la distancia cuyos cupos se reservan",
};
const needsUses = {
  en: "Enter how many places are kept",
  es: "Escribe cuántos cupos se reservan",
};
const doesNothing = {
  en: "A code that does not lower the price keeps places: tick the box below",
  es: "Un código que no baja el precio reserva cupos: marca la casilla de abajo",
};

/** A new code. The name of its field is not `code`, because what is typed into such fields never comes back. */
export const voucherForm = z
  .object({
    voucher: z
      .string()
      .catch("")
      .transform(codeOf)
      .pipe(
        z.string().regex(
          /^[A-Z0-9-]{3,20}$/,
          inSchema({
            en: "Please use 3 to 20 letters, digits and hyphens",
            es: "Usa de 3 a 20 letras, números y guiones",
          }),
        ),
      ),
    kind: z.enum(
      ["amount", "percent", "free", "none"],
      inSchema({ en: "Please choose what the code does.", es: "Elige qué hace el código." }),
    ),
    value: z.string().catch(""),
    keeps_places: z.literal("yes").optional().catch(undefined),
    max_uses: optionally(wholeNumber(1, 100_000)),
    max_per_person: wholeNumber(1, 100),
    distance: optionally(
      z
        .string()
        .refine(isId, inSchema({ en: "Please choose a distance.", es: "Elige una distancia." })),
    ),
    last_day: optionally(day),
    email_domain: optionally(
      z
        .string()
        .toLowerCase()
        .transform((typed) => typed.replace(/^@/, ""))
        .pipe(
          z.string().regex(
            /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
            inSchema({
              en: "Please enter a domain such as club.example",
              es: "Escribe un dominio como club.example",
            }),
          ),
        ),
    ),
  })
  .transform(({ value, keeps_places, ...typed }, context) => {
    const form = { ...typed, keeps_places: keeps_places === "yes" };
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (form.keeps_places && form.distance === null) refuse("distance", inSchema(needsDistance));
    if (form.keeps_places && form.max_uses === null) refuse("max_uses", inSchema(needsUses));
    if (form.kind === "none" && !form.keeps_places) refuse("kind", inSchema(doesNothing));
    if (form.kind === "free" || form.kind === "none") return { ...form, value: null };
    const percent = /^[1-9]\d?$/.test(value.trim()) ? Number(value) : null;
    const read = form.kind === "percent" ? percent : readAmount(value);
    if (read !== null && read > 0) return { ...form, value: read };
    refuse(
      "value",
      inSchema({
        en: "Please enter an amount such as 20, or a percentage from 1 to 99",
        es: "Escribe un monto como 20 o un porcentaje de 1 a 99",
      }),
    );
    return z.NEVER;
  });

export type VoucherChoice = z.output<typeof voucherForm>;

export const voucherChange = z.object({
  voucher: z.uuid(inSchema({ en: "Unknown", es: "Desconocido" })),
});
