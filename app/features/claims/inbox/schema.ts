import { z } from "zod";
import { readWords } from "#values/text/typed.ts";
import { claimGone, claimStatuses, noteLimit, noteTooLong, statusNeeded } from "./inbox.ts";

/** The form with a claim's status and note. */
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

/** The search and the filter of the list. */
export function readClaimFilters(params: URLSearchParams) {
  return {
    words: readWords(params),
    status: claimStatuses.find((status) => status === params.get("status")) ?? null,
  };
}
