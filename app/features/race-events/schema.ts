import { z } from "zod";
import { toldStart } from "#features/race-day/schema.ts";
import { registrationStatuses } from "#features/registrations/registration.ts";
import type { RaceEventKind } from "./race-event.ts";

const id = z.string().meta({ format: "uuid" });
const moment = z.string().meta({ format: "date-time" });

const registrationContent = z.object({
  race_id: id,
  registration_id: id,
  distance_id: id.nullable(),
  category: z
    .string()
    .nullable()
    .describe("In which the race scores the runner. Null in a race without categories."),
  team: z.string().nullable().describe("The name of the runner's team. Null without one."),
  team_number: z.int().nullable().describe("Of a relay, the leg of the runner."),
  bib: z.int(),
  status: z.enum(registrationStatuses),
  created_at: moment,
  updated_at: moment,
  answers: z
    .array(z.object({ question: z.string(), answer: z.string() }))
    .describe("To the questions of the race, as the list of registrations tells them."),
  extras: z
    .array(z.object({ extra: z.string(), quantity: z.int() }))
    .describe("What was bought beside the entry and is paid."),
  ...toldStart,
});

const reviewContent = z.object({
  race_id: id,
  review_id: id,
  rating: z.int().min(1).max(5),
  comment: z.string().nullable(),
  created_at: moment,
  updated_at: moment,
});

const resultsContent = z.object({
  race_id: id,
  results_id: id.describe("Of this version: a correction is a new one."),
  distance_id: id.nullable(),
  distance: z.string().describe("Empty for a race without distances."),
  version: z.int(),
  finished: z.int().describe("Runners who finished."),
  published_at: moment,
});

function message<Kind extends RaceEventKind, Content extends z.ZodType>(
  kind: Kind,
  content: Content,
) {
  return z.object({
    type: z.literal(kind),
    timestamp: moment.describe("When it happened."),
    data: content.describe("Its state when the message is sent, which may be a later one."),
  });
}

/** The bodies of webhooks: ids, and the current state without names and addresses. */
export const webhookMessages = {
  "registration.created": message("registration.created", registrationContent),
  "registration.updated": message("registration.updated", registrationContent),
  "registration.cancelled": message("registration.cancelled", registrationContent),
  "review.published": message("review.published", reviewContent),
  "results.published": message("results.published", resultsContent),
} as const satisfies Record<RaceEventKind, z.ZodType>;

export type ToldRegistration = z.output<typeof registrationContent>;
export type ToldReview = z.output<typeof reviewContent>;
export type ToldResults = z.output<typeof resultsContent>;
export type WebhookMessage = z.output<(typeof webhookMessages)[RaceEventKind]>;
