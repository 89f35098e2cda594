/** A record with one value for each of the names. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  read: (name: Name) => Value,
): Record<Name, Value> {
  const entries = names.map((name) => [name, read(name)]);
  // The type of `Object.fromEntries` loses the names of its entries.
  return Object.fromEntries(entries) as Record<Name, Value>;
}

/** The names of a record whose type has all of them, in their order. */
export function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] {
  // The type of `Object.keys` does not know that a record has no other names than those of its type.
  return Object.keys(record) as Name[];
}

/**
 * A property of a value from outside, whose type nobody has checked: an error of a library, an answer
 * in JSON. `undefined` when the value is not an object or does not have the property.
 */
export function propertyOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
