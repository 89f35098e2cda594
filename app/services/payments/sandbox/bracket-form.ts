import type { Lang } from "#values/say.ts";

/** A parsed form: texts, and objects or lists of them. */
export type BracketFields = { [name: string]: BracketField | undefined };
export type BracketField = string | BracketFields | BracketField[];

/**
 * Reads Stripe's form encoding:
 * `items[0][price]=p&expand[]=customer` is `{ items: [{ price: "p" }], expand: ["customer"] }`.
 */
export function readBracketForm(text: string): BracketFields {
  const root: BracketFields = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll("]", "").split("[");
    let at = root;
    for (const step of path.slice(0, -1)) {
      const next = at[step];
      at = typeof next === "object" && !Array.isArray(next) ? next : (at[step] = newFields());
    }
    const last = path.at(-1) ?? "";
    at[last === "" ? String(Object.keys(at).length) : last] = value;
  }
  return Object.fromEntries(listed(root));
}

/** A part of the form that has fields of its own; `undefined` when it is not there or something else. */
export function fieldsIn(
  fields: BracketField | undefined,
  ...path: string[]
): BracketFields | undefined {
  const found = at(fields, path);
  return typeof found === "object" && !Array.isArray(found) ? found : undefined;
}

/** A text of the form; `undefined` when it is not there or something else. */
export function textIn(
  fields: BracketField | undefined,
  ...path: (string | number)[]
): string | undefined {
  const found = at(fields, path);
  return typeof found === "string" ? found : undefined;
}

/** The language that a request for a page asks for. */
export function languageIn(fields: BracketFields): Lang {
  return textIn(fields, "locale")?.startsWith("es") ? "es" : "en";
}

/** The texts of a part of the form by their names, as in `metadata`. */
export function textsIn(
  fields: BracketField | undefined,
  ...path: string[]
): Record<string, string> {
  const found = at(fields, path);
  if (typeof found !== "object") return {};
  return Object.fromEntries(
    Object.entries(found).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
}

function at(fields: BracketField | undefined, path: (string | number)[]): BracketField | undefined {
  let found = fields;
  for (const step of path) {
    const parts: [string, BracketField | undefined][] =
      typeof found === "object" ? Object.entries(found) : [];
    found = parts.find(([name]) => name === String(step))?.[1];
  }
  return found;
}

function newFields(): BracketFields {
  return Object.create(null);
}

/** Fields with the names 0, 1, 2 … become a list. */
function withLists(fields: BracketField): BracketField {
  if (typeof fields !== "object") return fields;
  const entries = listed(fields);
  const isList = entries.length > 0 && entries.every(([name], place) => name === String(place));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

function listed(fields: BracketFields | BracketField[]): [string, BracketField][] {
  return Object.entries(fields).map(([name, value]) => [name, withLists(value ?? "")]);
}
