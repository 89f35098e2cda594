import { z } from "zod";
import { readWords } from "#values/text/typed.ts";
import { registrationStatuses } from "../registration.ts";
import { readId } from "../schema.ts";
import { nobodyChosen, noSuchChange, tooManyChosen } from "./messages.ts";
import type { RosterFilters } from "./roster.ts";
import { givenStatuses } from "./standing.ts";
import { type StartListOrder, startListOrders } from "./start-list.ts";

/** Entries that are changed with one click: more do not stand on one page. */
export const mostAtOnce = 100;

/** The filters in an address of the list; what is none counts as not given. */
export function readRosterFilters(params: URLSearchParams): RosterFilters {
  return {
    runner: readWords(params),
    race: readWords(params, "name"),
    raceId: readId(params.get("race")),
    status: registrationStatuses.find((status) => status === params.get("status")) ?? null,
    when: (["upcoming", "past"] as const).find((when) => when === params.get("when")) ?? null,
  };
}

/** A state for the chosen entries. */
export const statusChange = z.object({
  registration: z
    .union([z.guid(), z.array(z.guid())], nobodyChosen)
    .transform((chosen) => [...new Set([chosen].flat())])
    .refine((chosen) => chosen.length <= mostAtOnce, tooManyChosen(mostAtOnce)),
  status: z.enum(givenStatuses, noSuchChange),
  /** Completes also what lies ahead: that has been asked. */
  ahead: z
    .string()
    .optional()
    .transform((value) => value !== undefined),
});

/** In which order a start list is asked for. */
export function readStartListOrder(params: URLSearchParams): StartListOrder {
  return startListOrders.find((order) => order === params.get("order")) ?? "name";
}
