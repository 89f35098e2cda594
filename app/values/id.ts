const pattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a value from an address or a form can be the id of a record. */
export function isId(value: unknown): value is string {
  return typeof value === "string" && pattern.test(value);
}

/** The id that an address or a form names, or `null`: the database refuses any other text. */
export function readId(value: unknown): string | null {
  return isId(value) ? value : null;
}
