/** The longest search text. */
const searchLimit = 200;

/**
 * What somebody typed, on one line: without the letters that no database takes, and without spaces
 * that nobody sees.
 * @example oneLine(" Lima\n  42K ") // "Lima 42K"
 */
export function oneLine(typed: string): string {
  return typed
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
}

/** The words that an address looks for: `""` where it looks for none. */
export function readWords(params: URLSearchParams, name = "q"): string {
  return oneLine(oneLine(params.get(name) ?? "").slice(0, searchLimit));
}

/**
 * What stands for itself in a pattern of `like`.
 * @example literal("100%") // "100\\%"
 */
export function literal(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

/** A text without the letters that the database cannot keep: NUL, and halves of a pair. */
export function keepable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

/**
 * Reads JSON from a program. Unlike in a form, nothing is left out.
 * @throws {SyntaxError} for what is no JSON, and for a name or a text that the database cannot keep
 */
export function readKeepableJson(text: string): unknown {
  return JSON.parse(text, (name, value: unknown) => {
    for (const each of [name, value]) {
      if (typeof each === "string" && keepable(each) !== each) throw new SyntaxError("odd letters");
    }
    return value;
  });
}
