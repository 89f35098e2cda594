import { z } from "zod";
import { inSchema } from "#values/form/sentences.ts";
import type { Words } from "#values/say.ts";
import { timeZones } from "#values/zone.ts";
import { heartRateLimits, runnerProfileMessages as messages } from "./messages.ts";

/** An empty field is `null`: everything is optional. */
const typed = z
  .string()
  .default("")
  .transform((text) => text.trim() || null);

function heartRate({ from, to }: { from: number; to: number }, words: Words) {
  const sentence = inSchema(words);
  return typed
    .refine((text) => text === null || /^\d{1,3}$/.test(text), sentence)
    .transform((text) => (text === null ? null : Number(text)))
    .refine((beats) => beats === null || (beats >= from && beats <= to), sentence);
}

const restingTooHigh = inSchema(messages.restingTooHigh);

/** The form of `/training/profile`. */
export const runnerProfileForm = z
  .object({
    sex: typed.pipe(z.enum(["female", "male"], inSchema(messages.badSex)).nullable()),
    max_heart_rate: heartRate(heartRateLimits.max, messages.badMax),
    resting_heart_rate: heartRate(heartRateLimits.resting, messages.badResting),
    time_zone: typed.refine((zone) => zone === null || isZone(zone), inSchema(messages.badZone)),
  })
  .superRefine(({ max_heart_rate: max, resting_heart_rate: resting }, check) => {
    if (max === null || resting === null || resting < max) return;
    check.addIssue({
      code: "custom",
      path: ["resting_heart_rate"],
      message: restingTooHigh,
    });
  });

export type RunnerProfileForm = z.output<typeof runnerProfileForm>;

/** An offset such as `+02:00` would be taken too, but it knows nothing of summer time. */
function isZone(zone: string): boolean {
  return zone === "UTC" || timeZones().includes(zone);
}
