import { z } from "zod";
import { inSchema } from "#values/form/sentences.ts";
import type { Position } from "#values/geo/position.ts";
import { readWords } from "#values/text/clean.ts";
import type { PlacingFilter } from "./queries.server.ts";

const positionNeeded = inSchema({
  en: "Please type latitude and longitude, such as -13.5170, -71.9785.",
  es: "Escribe la latitud y la longitud, por ejemplo -13.5170, -71.9785.",
});

/** An editor's choice of the place of a race. */
export const placeForm = z.discriminatedUnion("choice", [
  // The full name of a place, as the gazetteer has it.
  z.object({ choice: z.literal("place"), label: z.string().trim().min(1).max(200) }),
  z.object({
    choice: z.literal("typed"),
    name: z
      .string()
      .trim()
      .min(1, inSchema({ en: "Please name the place.", es: "Escribe el nombre del lugar." }))
      .max(100),
    position: z.string().transform((typed, context) => {
      const position = readDegrees(typed);
      if (position) return position;
      context.addIssue(positionNeeded);
      return z.NEVER;
    }),
  }),
  z.object({ choice: z.literal("leave") }),
]);

export type PlaceChoice = z.output<typeof placeForm>;

const placingFilter = z.object({
  decision: z.enum(["open", "name"]).catch("open"),
  q: z.string(),
  country: z.string().max(100).catch(""),
}) satisfies z.ZodType<PlacingFilter>;

/** Reads which races the list shows. Invalid values are ignored. */
export function readPlacingFilter(params: URLSearchParams): PlacingFilter {
  return placingFilter.parse({
    decision: params.get("decision"),
    q: readWords(params),
    country: params.get("country"),
  });
}

/** Five decimals are about a metre. */
const decimals = 100_000;

/** Reads `-13.5170, -71.9785`, as maps copy it. */
function readDegrees(typed: string): Position | null {
  const [, lat, lon] =
    /^(-?\d{1,2}(?:\.\d+)?)[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(typed.trim()) ?? [];
  if (lat === undefined || lon === undefined) return null;
  const [north, east] = [lat, lon].map((text) => Math.round(Number(text) * decimals) / decimals);
  if (north === undefined || east === undefined) return null;
  return Math.abs(north) <= 90 && Math.abs(east) <= 180 ? { lat: north, lon: east } : null;
}
