import { z } from "zod";
import { type Day, parseDay } from "#values/day.ts";

/** Two races that an administrator marks as different. */
export const nonTwinsForm = z.object({ first: z.guid(), second: z.guid() });

/** The day from which the list starts; `null` for today. */
export function readFrom(params: URLSearchParams): Day | null {
  return parseDay(params.get("from") ?? "");
}
