/** What the library says about a value that is not as its schema describes it. */
type Issue = {
  code?: string;
  expected?: unknown;
  values?: readonly unknown[];
  minimum?: unknown;
  maximum?: unknown;
  origin?: string;
};

/** Longer lists are in the reference. */
const mostChoices = 12;

const kinds: Record<string, string> = {
  number: "a number",
  int: "a whole number",
  string: "a text",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

/**
 * What is wrong with a value, in plain words that follow its name: `limit must be a number`. A schema's own
 * sentence takes precedence.
 */
export function issueSentence(found: object): string {
  const { code, expected, values, ...issue }: Issue = found;
  switch (code) {
    case "invalid_type":
      return `must be ${kinds[String(expected)] ?? "of another type"}`;
    case "invalid_value":
      if (!values || values.length > mostChoices) return "must be one of the list in the reference";
      return `must be ${values.length > 1 ? "one of " : ""}${values.join(", ")}`;
    case "too_small":
      return `must be at least ${String(issue.minimum)}`;
    case "too_big":
      return issue.origin === "number" || issue.origin === "int"
        ? `must be at most ${String(issue.maximum)}`
        : `has more than ${String(issue.maximum)} ${issue.origin === "array" ? "values" : "letters"}`;
    default:
      return "cannot be read";
  }
}
