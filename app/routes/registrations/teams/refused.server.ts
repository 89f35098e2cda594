import { data } from "react-router";
import { type TeamProblem, teamProblems } from "#features/registrations/teams/messages.ts";
import { type FormErrors, formErrors } from "#values/form/form.ts";

/** The form again with why nothing was changed: at the name where that is taken, else above the form. */
export function refused(problem: TeamProblem, form: FormData) {
  const field = problem === "name-taken" ? "name" : null;
  return data<FormErrors>(formErrors(teamProblems[problem], form, field), field ? 400 : 409);
}
