import type { FormErrors } from "#values/form/form.ts";

/** What is wrong with the form of a plan, with the ticked days, of which there are several. */
export type PlanFormErrors = FormErrors & { days: string[] };
