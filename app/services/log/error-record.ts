/** The part of an error that the log keeps. */
export type ErrorRecord = {
  type: string;
  message: string;
  /** The stack without the message. */
  stack: string;
  cause?: ErrorRecord;
  [known: string]: unknown;
};

/** Further fields of an error: names and codes, never personal data. */
const harmless = [
  "code",
  "status",
  "severity",
  "schema",
  "table",
  "column",
  "constraint",
  "routine",
  "service",
  "kind",
  "queue",
] as const;

const deepest = 5;

/**
 * An error as the log may keep it. A failed statement carries the values it was sent with, and the
 * database repeats those it refuses: people's names, numbers and addresses. They stay out.
 */
export function errorRecord(error: unknown, depth = 1): ErrorRecord {
  if (typeof error !== "object" || error === null || error instanceof Response) {
    return { type: typeof error, message: describe(error), stack: "" };
  }
  const record: ErrorRecord = {
    type: textIn(error, "name") ?? "object",
    message: withoutValues(error),
    stack: stackOf(error),
  };
  for (const name of harmless) {
    const value: unknown = Reflect.get(error, name);
    if (typeof value === "string" || typeof value === "number") record[name] = value;
  }
  const cause: unknown = Reflect.get(error, "cause");
  if (cause !== undefined && depth < deepest) record.cause = errorRecord(cause, depth + 1);
  return record;
}

/** The query builder puts the values below the statement; the database puts them after a colon. */
function withoutValues(error: object): string {
  const message = textIn(error, "message");
  // The values of an unknown object may be personal data; the names of its fields are not.
  if (message === null) return `thrown with ${Object.keys(error).join(", ") || "nothing in it"}`;
  const isOfDatabase = textIn(error, "severity") !== null;
  return message.replace(isOfDatabase ? /: .*$/s : /\nparams: .*$/s, "");
}

function stackOf(error: object): string {
  return (textIn(error, "stack") ?? "")
    .replace(textIn(error, "message") ?? "", "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}

function textIn(error: object, name: string): string | null {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" ? value : null;
}

function describe(thrown: unknown): string {
  return thrown instanceof Response ? `Response ${thrown.status}` : String(thrown);
}
