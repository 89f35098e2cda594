import { z } from "zod";
import { claimStatuses, noteLimit } from "./inbox.ts";
import { claimGone, noteTooLong, statusNeeded } from "./messages.ts";

/** How far one has got with a claim. */
export const claimHandling = z.object({
  claim: z.guid(claimGone),
  status: z.enum(claimStatuses, statusNeeded),
  note: z
    .string()
    .default("")
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .pipe(z.string().max(noteLimit, noteTooLong(noteLimit))),
});

export type ClaimHandling = z.output<typeof claimHandling>;

/** Nobody looks for a longer name. */
const wordsLimit = 100;

/** What the list is searched for, and which claims it shows. */
export function readClaimFilters(params: URLSearchParams) {
  const words = (params.get("q") ?? "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .toWellFormed()
    .trim();
  return {
    words: words.slice(0, wordsLimit),
    status: claimStatuses.find((status) => status === params.get("status")) ?? null,
  };
}
