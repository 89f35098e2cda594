import { z } from "zod";
import { oneLine, readWords } from "#values/text/typed.ts";
import { newPasswordForm } from "../schema.ts";
import { nameNeeded, tooLong } from "./messages.ts";
import { type PeopleSearch, peopleFilters } from "./people.ts";

const longestName = 100;
const longestReason = 500;

const line = z.string().catch("").transform(oneLine);

const name = line
  .refine((typed) => typed !== "", nameNeeded)
  .refine((typed) => typed.length <= longestName, tooLong);

/** How somebody who was invited begins: a name and a password. */
export const joinForm = newPasswordForm.and(
  z
    .object({ first_name: name, last_name: name })
    .transform(({ first_name, last_name }) => ({ firstName: first_name, lastName: last_name })),
);

/** Why something is done to an account; kept in the audit log. */
export const reasonForm = z.object({
  reason: line.transform((typed) => typed.slice(0, longestReason) || null),
});

/** What an address asks the list of users for; what cannot be read asks for everybody. */
export function readPeopleSearch(params: URLSearchParams): PeopleSearch {
  return {
    words: readWords(params),
    filter: z.enum(peopleFilters).catch("all").parse(params.get("show")),
  };
}

/** The id of an account as an address names it; `null` where it cannot be one. */
export function readUserId(typed: unknown): string | null {
  return z.guid().safeParse(typed).data ?? null;
}

export type JoinForm = z.output<typeof joinForm>;
