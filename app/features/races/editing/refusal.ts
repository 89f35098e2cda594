import {
  type Contested,
  conflictOf,
  type FieldTexts,
  type Meanwhile,
} from "#values/form/three-way.ts";
import type { EditingProblem } from "./messages.ts";

/** Why a form of the editor was not stored. */
export type EditingRefusal = {
  problem: EditingProblem;
  /** The problems of single fields, by their names. */
  fields?: Record<string, EditingProblem>;
  /** How many places of a distance are taken, where that is the problem. */
  taken?: number;
  /** The conflict with another administrator's change. */
  meanwhile?: Meanwhile;
};

/** The refusal of a form that contests what another administrator has stored. */
export function refusedFor(
  contested: Contested[],
  stored: FieldTexts,
  form: { sent: FieldTexts; changed: ReadonlySet<string> },
): EditingRefusal {
  return { problem: "changed-meanwhile", meanwhile: conflictOf(contested, stored, form) };
}
