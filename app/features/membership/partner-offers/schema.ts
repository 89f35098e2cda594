import { z } from "zod";
import { parseDay } from "#values/day.ts";
import { oneLine } from "#values/text/clean.ts";
import { offerTiers, offerMessages as say } from "./offer.ts";

const longestName = 80;
const longestBenefit = 300;
const longestVoucher = 60;
const longestLink = 500;

function line(most: number) {
  return z
    .string()
    .default("")
    .transform(oneLine)
    .pipe(z.string().max(most, say.tooLong(most)));
}

function requiredLine(label: string, most: number) {
  return line(most).pipe(z.string().min(1, say.needed(label)));
}

function optionalLine(most: number) {
  return line(most).transform((text) => text || null);
}

const day = optionalLine(longestVoucher).refine(
  (text) => text === null || parseDay(text) !== null,
  say.day,
);

/** What an administrator writes about an offer of a partner. */
export const offerForm = z
  .object({
    partner: requiredLine("Partner", longestName),
    title: requiredLine("Title", longestName),
    benefit: requiredLine("What it gives", longestBenefit),
    voucher: optionalLine(longestVoucher),
    link: optionalLine(longestLink).refine(
      (text) => text === null || isSafeAddress(text),
      say.link,
    ),
    fromTier: z.enum(offerTiers, say.tier),
    validFrom: day,
    validUntil: day,
  })
  .superRefine(({ voucher, link, validFrom, validUntil }, check) => {
    if (voucher === null && link === null) {
      check.addIssue({ code: "custom", path: ["voucher"], message: say.wayNeeded });
    }
    if (validFrom !== null && validUntil !== null && validUntil < validFrom) {
      check.addIssue({ code: "custom", path: ["validUntil"], message: say.order });
    }
  });

/** In which direction an offer moves in the list. */
export const moveForm = z.object({ way: z.enum(["up", "down"]) });
export type MoveDirection = z.output<typeof moveForm>["way"];

function isSafeAddress(text: string): boolean {
  return /^https:\/\/\S+$/.test(text) && URL.canParse(text);
}
