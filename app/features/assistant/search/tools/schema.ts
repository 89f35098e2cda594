import { z } from "zod";
import { radiusBounds, usualRadius } from "#features/races/places/near.ts";
import { parseDay } from "#values/day.ts";
import { currencies } from "#values/money.ts";
import { oneLine } from "#values/text/clean.ts";
import type { ToolName } from "../../conversation/assistant.ts";
import { racesInAnswer } from "../../conversation/limits.ts";

/** The longest text that a tool takes; longer ones are cut. */
const textLimit = 100;

/** The furthest page. */
const offsetLimit = 10_000;

/** What is wrong that a model is told at once. */
const complaintsLimit = 5;

const text = z
  .string()
  .transform((typed) => [...oneLine(typed.slice(0, 2 * textLimit))].slice(0, textLimit).join(""));

const kilometers = z.number().min(0).max(5000);

const day = z.string().refine((typed) => parseDay(typed) !== null, "must be a day as YYYY-MM-DD");

/** What `search_races` takes. */
const raceSearch = z.object({
  city: text.optional().describe("City, such as Lima"),
  state: text.optional().describe("State, province or region, such as Texas"),
  country: text.optional().describe("Country in English: Peru, Mexico, Canada, United States"),
  near: text
    .optional()
    .describe("Around a place: Cusco; Springfield, Illinois; or a position: -13.52,-71.97"),
  within_km: z
    .number()
    .min(radiusBounds.from)
    .max(radiusBounds.to)
    .optional()
    .describe(`Kilometers around near, ${usualRadius} unless set`),
  race_type: text.optional().describe("Road, Trail, Ultra, Triathlon, MTB or Urban"),
  distance: text.optional().describe("One distance: 5K, 10K, Half Marathon, Marathon, 50K"),
  distance_from: kilometers.optional().describe("Shortest distance in kilometers"),
  distance_to: kilometers.optional().describe("Longest distance in kilometers"),
  race_name: text.optional().describe("The name of a race, or a part of it"),
  start_date_from: day.optional().describe("First day, YYYY-MM-DD"),
  start_date_to: day.optional().describe("Last day, YYYY-MM-DD"),
  max_price: z.number().min(0).optional().describe("Highest price; 0 finds free races"),
  currency: z.enum(currencies).optional().describe("Currency of max_price"),
  min_rating: z.number().min(1).max(5).optional().describe("Fewest stars"),
  is_open: z.boolean().optional().describe("Only races that take registrations"),
  limit: z
    .int()
    .min(1)
    .default(racesInAnswer.usual)
    .describe(`How many races, at most ${racesInAnswer.most}`),
  offset: z.int().min(0).max(offsetLimit).default(0).describe("How many races to skip"),
  sort_by_date: z.boolean().default(true).describe("Soonest first"),
  sort_by: z.enum(["date", "price", "rating"]).optional().describe("Another order"),
});

/** What `race_details` takes: ids that a search has returned, or a name. */
const raceDetails = z
  .object({
    ids: z.array(z.string()).max(5).optional().describe("Ids from a result of search_races"),
    name: text.optional().describe("The name of a race"),
  })
  .refine(({ ids, name }) => Boolean(ids?.length || name), "needs ids or a name");

/** What `predict_times` takes. */
const timePrediction = z.object({
  distance: text.describe("The distance that was run: 10K, Half Marathon, 13.1 miles"),
  time: text.describe("The time that it took: 52:30, 1:45:00"),
  target_distance: text.optional().describe("Only this distance; else the usual ones"),
});

export const toolInputs = {
  search_races: raceSearch,
  race_details: raceDetails,
  predict_times: timePrediction,
} as const satisfies Record<ToolName, z.ZodType>;

export type ToolInput<Name extends ToolName> = z.infer<(typeof toolInputs)[Name]>;

/** The JSON Schema of what a tool takes. */
export function inputSchema(name: ToolName): Record<string, unknown> {
  return { ...z.toJSONSchema(toolInputs[name], { io: "input", unrepresentable: "any" }) };
}

/** Reads what a model has written for a tool, or says in words for the model what is wrong with it. */
export function readToolInput<Name extends ToolName>(
  name: Name,
  input: unknown,
): { input: ToolInput<Name> } | { problem: string } {
  const read = toolInputs[name].safeParse(withoutBlanks(input));
  if (read.success) return { input: read.data as ToolInput<Name> };
  const complaints = read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  return { problem: complaints.slice(0, complaintsLimit).join("; ") };
}

/** A parameter that is `null` or an empty text is not set. */
function withoutBlanks(input: unknown): unknown {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return input;
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== null && value !== ""),
  );
}
