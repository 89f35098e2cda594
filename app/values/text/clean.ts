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
