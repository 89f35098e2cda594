import { type FormErrors, formErrors } from "#values/form/form.ts";
import { type SecurityProblem, securityProblems } from "./messages.ts";

/** Why a change of the ways to sign in is refused, and the field of the form that is wrong. */
export type SecurityRefusal = {
  problem: SecurityProblem;
  field: "password" | "current_password" | "email" | "code" | null;
};

/** The refusal as a form shows it, with what was typed. */
export function errorsOfRefusal({ problem, field }: SecurityRefusal, form: FormData): FormErrors {
  return formErrors(securityProblems[problem], form, field);
}
