import type { FormErrors } from "#values/form/form.ts";
import type { EditingProblem } from "./messages.ts";
import type { Contested, FieldTexts } from "./three-way.ts";

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

/** A form that was not stored because another administrator has changed the same fields. */
export type Meanwhile = {
  contested: Contested[];
  /** The stored values. */
  stored: FieldTexts;
  /** The stored values with this administrator's changes. */
  merged: FieldTexts;
};

/** What is wrong with a form of an editor, and what another administrator has stored meanwhile. */
export type EditAnswer = FormErrors & { meanwhile: Meanwhile | null };

/** The refusal of a form that contests what another administrator has stored. */
export function refusedFor(
  contested: Contested[],
  stored: FieldTexts,
  { sent, changed }: { sent: FieldTexts; changed: ReadonlySet<string> },
): EditingRefusal {
  const merged = { ...stored };
  for (const name of changed) {
    const text = sent[name];
    if (text === undefined) delete merged[name];
    else merged[name] = text;
  }
  return { problem: "changed-meanwhile", meanwhile: { contested, stored, merged } };
}
