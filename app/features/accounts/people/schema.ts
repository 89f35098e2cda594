import { z } from "zod";
import { inSchema } from "#values/form/sentences.ts";
import { oneLine, readWords } from "#values/text/clean.ts";
import { newPasswordForm } from "../schema.ts";
import { nameNeeded, type PeopleSearch, peopleFilters, peopleOrders, tooLong } from "./people.ts";

const longestName = 100;
const longestReason = 500;

const line = z.string().catch("").transform(oneLine);

const name = line
  .refine((typed) => typed !== "", inSchema(nameNeeded))
  .refine((typed) => typed.length <= longestName, inSchema(tooLong));

/** The form of an invited person: a name and a password. */
export const joinForm = newPasswordForm.and(
  z
    .object({ first_name: name, last_name: name })
    .transform(({ first_name, last_name }) => ({ firstName: first_name, lastName: last_name })),
);

/** The reason for changing an account; kept in the audit log. */
export const reasonForm = z.object({
  reason: line.transform((typed) => typed.slice(0, longestReason) || null),
});

/** The search of the list of users; an unknown filter means all users, an unknown order the latest first. */
export function readPeopleSearch(params: URLSearchParams): PeopleSearch {
  return {
    words: readWords(params),
    filter: z.enum(peopleFilters).catch("all").parse(params.get("show")),
    order: peopleOrders.find((order) => order === params.get("order")) ?? null,
  };
}

export type JoinForm = z.output<typeof joinForm>;
