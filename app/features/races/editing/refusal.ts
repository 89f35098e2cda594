import { editingMessages as say } from "./messages.ts";
import type { Contested, FieldTexts } from "./three-way.ts";

/** What was refused, at which fields, and what somebody else has made of the form meanwhile. */
export type Refusal = { problem: string; fields?: Record<string, string>; meanwhile?: Meanwhile };

/** A form that was not stored because somebody else has changed the same. */
export type Meanwhile = {
  contested: Contested[];
  /** What is stored now. */
  stored: FieldTexts;
  /** The same with what was changed here. */
  merged: FieldTexts;
};

/** The refusal of a form that contests what somebody else has stored. */
export function refusedFor(
  contested: Contested[],
  stored: FieldTexts,
  { sent, changed }: { sent: FieldTexts; changed: ReadonlySet<string> },
): Refusal {
  const merged = { ...stored };
  for (const name of changed) {
    const text = sent[name];
    if (text === undefined) delete merged[name];
    else merged[name] = text;
  }
  return { problem: say.changedMeanwhile, meanwhile: { contested, stored, merged } };
}
