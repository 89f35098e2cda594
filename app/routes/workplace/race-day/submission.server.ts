import { data } from "react-router";
import { type RaceDayProblem, raceDayProblems } from "#features/race-day/messages.ts";
import { raceIdOf, raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import { type Editor, editsRace } from "#features/races/rights.server.ts";
import { services } from "#services/context.ts";
import { type FormErrors, formErrors, formOf } from "#values/form/form.ts";
import type { Words } from "#values/say.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { changeOf } from "../../changes.ts";
import type { RaceDayAnswer } from "./answer.tsx";

export type RaceDayChanged =
  | { problem: RaceDayProblem | "no-race" | null; said: Words }
  | { errors: FormErrors };

type SubmissionArgs = {
  request: Request;
  context: Parameters<typeof services>[0];
  params: { id: string; change?: string | undefined };
};

export type RaceDayForm = {
  args: SubmissionArgs;
  editor: Editor;
  raceId: string;
  form: FormData;
};

type RaceDayChange = (sent: RaceDayForm) => Promise<RaceDayChanged>;

/**
 * Makes the change that an address names, and answers its form.
 * @param screen.own - the page's own form, with its name
 * @param screen.at - the address of the page
 */
export async function submitRaceDay(
  args: SubmissionArgs,
  editor: Editor,
  {
    changes,
    own,
    at,
  }: {
    changes: Record<string, RaceDayChange>;
    own: { name: string; make: RaceDayChange };
    at: (raceId: string) => string;
  },
) {
  const raceId = raceIdOf(args.params.id);
  if (!(await editsRace(services(args.context), editor, raceId))) throw raceMissing();
  const { change } = args.params;
  const make = change === undefined ? own.make : changeOf(changes, change);
  const form = await formOf(args.request);
  const made = await make({ args, editor, raceId, form });
  const of = change ?? own.name;
  if ("errors" in made) return data<RaceDayAnswer>({ of, errors: made.errors }, 400);
  if (made.problem === "no-race") throw raceMissing();
  if (made.problem !== null) {
    const errors = formErrors(raceDayProblems[made.problem], form);
    return data<RaceDayAnswer>({ of, errors }, 409);
  }
  return seeOtherSaying(at(raceId), made.said);
}
