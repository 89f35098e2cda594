import { z } from "zod";
import { type Day, parseDay } from "#values/day.ts";

/** Two races that are not the same one. */
export const nonTwinsForm = z.object({ first: z.guid(), second: z.guid() });

/** The day from which an address asks to look; `null` for today. */
export function readFrom(params: URLSearchParams): Day | null {
  return parseDay(params.get("from") ?? "");
}
