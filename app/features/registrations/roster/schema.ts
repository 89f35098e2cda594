import { z } from "zod";
import { tick } from "#values/form/schema.ts";
import { inSchema } from "#values/form/sentences.ts";
import { readId } from "#values/id.ts";
import { readWords } from "#values/text/clean.ts";
import { registrationStatuses } from "../registration.ts";
import { givenStatuses } from "./given-status.ts";
import { nobodyChosen, noSuchChange, tooManyChosen } from "./messages.ts";
import { type RosterFilters, rosterOrders } from "./roster.ts";
import { type StartListOrder, startListOrders } from "./start-list.ts";

/** Registrations that are changed with one click: a page shows fewer. */
export const mostAtOnce = 100;

/** The filters in an address of the list. Values that are not valid count as not given. */
export function readRosterFilters(params: URLSearchParams): RosterFilters {
  return {
    runner: readWords(params),
    race: readWords(params, "name"),
    raceId: readId(params.get("race")),
    status: registrationStatuses.find((status) => status === params.get("status")) ?? null,
    when: (["upcoming", "past"] as const).find((when) => when === params.get("when")) ?? null,
    files: params.get("files") === "received" ? "received" : null,
    order: rosterOrders.find((order) => order === params.get("order")) ?? null,
  };
}

/** A status for the chosen registrations. */
export const statusChange = z.object({
  registration: z
    .union([z.guid(), z.array(z.guid())], inSchema(nobodyChosen))
    .transform((chosen) => [...new Set([chosen].flat())])
    .refine((chosen) => chosen.length <= mostAtOnce, inSchema(tooManyChosen(mostAtOnce))),
  status: z.enum(givenStatuses, inSchema(noSuchChange)),
  /** Completes also races to come: the administrator has confirmed it. */
  ahead: tick,
});

/** Registrations that are changed with one click when all that match are meant. */
export const mostMatching = 500;

/** A status for all registrations that match, as many as the question about it named. */
export const matchingChange = z.object({
  matching: z.coerce.number().int().min(1).catch(0),
  status: z.enum(givenStatuses, inSchema(noSuchChange)),
});

/** The timestamp of the changes that are undone; `null` for none. */
export function readUndone(text: unknown): Date | null {
  return (
    z.iso
      .datetime()
      .transform((typed) => new Date(typed))
      .safeParse(text).data ?? null
  );
}

/** The order of a start list, from its address. */
export function readStartListOrder(params: URLSearchParams): StartListOrder {
  return startListOrders.find((order) => order === params.get("order")) ?? "name";
}
