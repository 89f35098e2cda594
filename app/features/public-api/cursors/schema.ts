import { z } from "zod";
import { parseDay } from "#values/day.ts";

/** The present microsecond has 16 digits, and the year 2100 as well. */
const latest = 4_102_444_800_000_000;

const firstYear = "0001";

const raceCursor = z.tuple([
  z.string().refine((day) => parseDay(day) !== null && day >= firstYear),
  z.guid(),
]);

const momentCursor = z.tuple([z.int().min(0).max(latest), z.guid()]);

/** Where a page of things that were made at a moment ends: after this one. */
export type MomentCursor = { micros: number; id: string };

/** @returns `undefined` for a text that is no cursor of the list of races */
export function readRaceCursor(text: string) {
  const read = raceCursor.safeParse(parsed(text)).data;
  return read && { day: read[0], id: read[1] };
}

/** @returns `undefined` for a text that is no cursor of a list by moment */
export function readMomentCursor(text: string): MomentCursor | undefined {
  const read = momentCursor.safeParse(parsed(text)).data;
  return read && { micros: read[0], id: read[1] };
}

/** A cursor as programs carry it: they need not know what is in it. */
export function writeCursor(parts: [string | number, string]): string {
  return Buffer.from(JSON.stringify(parts)).toString("base64url");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString());
  } catch {
    return null;
  }
}
