import type { Meanwhile } from "#values/form/three-way.ts";
import type { ExpertProblem } from "./messages.ts";

/** Why an expert was not stored, and the change that it would have undone. */
export type ExpertRefusal = {
  problem: ExpertProblem;
  /** The field that the problem is about; left out, it is about the whole form. */
  field?: "account" | "profile_picture" | "picture_address";
  meanwhile?: Meanwhile;
};
