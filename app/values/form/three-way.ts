import { oneLine } from "../text/clean.ts";
import type { FormErrors } from "./form.ts";

/** The values of a form's fields, by name; an unset checkbox is missing. */
export type FieldTexts = Record<string, string>;

/** A field that another administrator has changed to another value meanwhile. */
export type Contested = { name: string; theirs: string; yours: string };

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

type Columns = Record<string, unknown>;

/** The form's values of columns. */
export function fieldTexts(columns: Columns): FieldTexts {
  const texts: FieldTexts = {};
  for (const [name, value] of Object.entries(columns)) {
    if (typeof value === "boolean") {
      if (value) texts[name] = "yes";
    } else {
      texts[name] = String(value ?? "");
    }
  }
  return texts;
}

/**
 * Compares what a form was opened with, what is stored now and what was sent. What was not changed
 * here stays as it is stored, so that a form never reverts the change of another administrator.
 */
export function threeWay({
  opened,
  stored,
  sent,
}: Record<"opened" | "stored" | "sent", FieldTexts>): {
  /** The fields that are to be stored as they were sent. */
  changed: Set<string>;
  /** The fields that only another administrator has changed. */
  theirs: string[];
  /** The fields that both have changed, each to something else. */
  contested: Contested[];
} {
  const names = [...new Set([...Object.keys(stored), ...Object.keys(sent)])];
  const isSame = (one: FieldTexts, other: FieldTexts, name: string) =>
    plain(one[name]) === plain(other[name]);
  const mine = names.filter((name) => !isSame(sent, opened, name));
  const others = names.filter((name) => !isSame(stored, opened, name));
  const contested = mine
    .filter((name) => others.includes(name) && !isSame(sent, stored, name))
    .map((name) => ({ name, theirs: stored[name] ?? "", yours: sent[name] ?? "" }));
  return {
    changed: new Set(mine),
    theirs: others.filter((name) => !mine.includes(name)),
    contested,
  };
}

/** The conflict of a form with what another administrator has stored. */
export function conflictOf(
  contested: Contested[],
  stored: FieldTexts,
  { sent, changed }: { sent: FieldTexts; changed: ReadonlySet<string> },
): Meanwhile {
  const merged = { ...stored };
  for (const name of changed) {
    const text = sent[name];
    if (text === undefined) delete merged[name];
    else merged[name] = text;
  }
  return { contested, stored, merged };
}

/** The stored columns with those that were changed here. */
export function withChanged<Row extends Columns>(
  stored: Row,
  sent: Columns,
  changed: ReadonlySet<string>,
): Row {
  return {
    ...stored,
    ...Object.fromEntries(Object.entries(sent).filter(([name]) => changed.has(name))),
  };
}

/** The columns that have a value: a form or a program may leave some out, which stay as they are. */
export function onlyGiven(columns: Columns): Columns {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** The columns of a stored row that were given. */
export function onlyNamed(stored: Columns, given: Columns): Columns {
  return Object.fromEntries(Object.entries(stored).filter(([name]) => name in given));
}

/** Browsers change line ends, and the schemas drop surrounding spaces. */
function plain(text: string | undefined): string {
  const whole = (text ?? "").replaceAll("\r\n", "\n").trim();
  return whole.includes("\n") ? whole : oneLine(whole);
}
