/**
 * A property of a value from outside, whose type nobody has checked: an error of a library, an answer
 * in JSON. `undefined` when the value is not an object or does not have the property.
 */
export function propertyOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
