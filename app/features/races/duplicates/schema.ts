import { z } from "zod";
import { parseDay } from "#values/day.ts";
import { readId } from "#values/id.ts";
import type { TwinStart } from "./duplicates.server.ts";

/** Two races that an administrator marks as different. */
export const nonTwinsForm = z.object({ first: z.guid(), second: z.guid() });

/** Where the list starts; `null` for today. */
export function readStart(params: URLSearchParams): TwinStart | null {
  const from = parseDay(params.get("from") ?? "");
  if (!from) return null;
  const [first, second] = ["first", "second"].map((name) => readId(params.get(name) ?? ""));
  return { from, after: first && second ? { first, second } : null };
}
