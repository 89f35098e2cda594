import { z } from "zod";
import { tick } from "#values/form/schema.ts";
import { inSchema } from "#values/form/sentences.ts";
import { oneLine } from "#values/text/clean.ts";
import { isWebAddress } from "#values/web/addresses/web-address.ts";
import { readResultTime } from "./cells.ts";
import { longestClaimNote } from "./claim.ts";
import { correctionSentences } from "./messages.ts";
import {
  bibInLink,
  categoryOrders,
  longestNote,
  longestPhotosLink,
  longestReason,
  mostPulled,
  resultFields,
  resultOrders,
  resultSexes,
  resultStatuses,
  teamCounts,
  teamScores,
} from "./result.ts";

const orNothing = z.literal("").transform(() => null);

/** How a version places its runners. */
export const settingsForm = z.object({
  order: z.enum(resultOrders),
  categories: z.enum(categoryOrders),
  pulled: z.coerce.number().int().min(0).max(mostPulled),
  team_by: z.union([orNothing, z.enum(teamScores)]).catch(null),
  team_count: z.coerce.number().int().min(teamCounts.least).max(teamCounts.most).catch(3),
});

/** What becomes of a row without an entry. */
export const matchForm = z.object({
  row: z.guid(),
  way: z.enum(["match", "leave"]),
  bib: z
    .string()
    .default("")
    .transform((typed) => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : null)),
});

const line = (most: number) =>
  z
    .string()
    .default("")
    .transform(oneLine)
    .pipe(z.string().max(most, inSchema(correctionSentences.long)));

const orNull = (most: number) => line(most).transform((typed) => (typed === "" ? null : typed));

const time = line(24)
  .refine(
    (typed) => typed === "" || readResultTime(typed) !== null,
    inSchema(correctionSentences.time),
  )
  .transform(readResultTime);

/** What a version that replaces another one corrects. */
export const publishForm = z.object({
  hides_minors: tick,
  note: orNull(longestNote),
});

/** What a runner writes with a claim of a result. */
export const resultClaimForm = z.object({ note: orNull(longestClaimNote) });

/** Where the photos of a race are; nothing for nowhere. */
export const photosForm = z.object({
  photos: orNull(longestPhotosLink).refine(
    (link) => link === null || isWebAddress(link.replaceAll(bibInLink, "1")),
    inSchema(correctionSentences.link),
  ),
});

/** A row as its form corrects it. Who did not finish has no time. */
export const correctionForm = z
  .object({
    bib: line(20),
    name: line(200),
    sex: z.union([orNothing, z.enum(resultSexes)]).catch(null),
    category: orNull(80),
    club: orNull(120),
    team: orNull(120),
    status: z.union([orNothing, z.enum(resultStatuses)]).catch(null),
    gunMs: time,
    chipMs: time,
    /** The box is ticked. */
    isNameHidden: tick,
    reason: orNull(longestReason),
  })
  .refine(
    ({ status, gunMs, chipMs }) => status !== "finished" || gunMs !== null || chipMs !== null,
    {
      path: ["gunMs"],
      message: inSchema(correctionSentences.missing),
    },
  )
  .transform((form) =>
    form.status === "finished" ? form : { ...form, gunMs: null, chipMs: null },
  );

export type CorrectionForm = z.output<typeof correctionForm>;

/** `column-3` of the form of the columns. */
export const columnChoice = z.union([orNothing, z.enum(resultFields)]).catch(null);
