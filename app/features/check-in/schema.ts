import { z } from "zod";
import { atMostLetters, inSchema } from "#values/form/sentences.ts";
import { oneLine } from "#values/text/clean.ts";
import { type FiledScans, longestDeskName, mostFiledScans, mostScans } from "./check-in.ts";
import { checkInProblems } from "./messages.ts";

export const deskForm = z.object({
  name: z
    .string()
    .default("")
    .transform(oneLine)
    .pipe(
      z
        .string()
        .min(1, inSchema(checkInProblems["no-name"]))
        .max(longestDeskName, inSchema(atMostLetters(longestDeskName))),
    ),
});

/** Which desk a form is about. */
export const deskChoice = z.object({ desk: z.guid() });

const sequence = z.number().int().min(1).max(1_000_000_000);

/** The form of an entry on a page without scripts; its key makes a form that is sent twice count once. */
export const collectForm = z.object({ entry: z.guid(), key: z.guid() });

/** The same for taking back the scan that it names. */
export const undoForm = collectForm.extend({
  installation: z.guid(),
  sequence: z
    .string()
    .transform((sent) => Number(sent))
    .pipe(sequence),
});

const time = z.number().min(0).max(8e15);
const sent = { sequence, entryId: z.guid(), at: time };

const scan = z.discriminatedUnion("kind", [
  z.object({ ...sent, kind: z.literal("in") }),
  z.object({
    ...sent,
    kind: z.literal("undo"),
    undoes: z.object({ installation: z.guid(), sequence }),
  }),
]);

/** What a device sends. */
export const sentScans = z.object({
  installation: z.guid(),
  sentAt: time,
  since: z.number().int().min(0).max(1_000_000_000),
  scans: z.array(scan).max(mostScans),
});

const filedScans = z.object({
  desk: z.guid(),
  installation: z.guid(),
  sentAt: time,
  scans: z.array(scan).min(1).max(mostFiledScans),
});

/** What the file of a device has; `null` for another file. */
export function readFiledScans(text: string): FiledScans | null {
  try {
    return filedScans.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
