/** The part of an error that the log keeps, in an order in which the cause comes before long texts. */
export type ErrorRecord = {
  type: string;
  message: string;
  cause?: ErrorRecord;
  /** The stack without the message. */
  stack: string;
  /** The text of a failed statement. */
  statement?: string;
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
  const record: Pick<ErrorRecord, "type" | "message" | "cause"> & Record<string, unknown> = {
    type: textIn(error, "name") ?? "object",
    message: withoutValues(error),
  };
  for (const name of harmless) {
    const value: unknown = Reflect.get(error, name);
    if (typeof value === "string" || typeof value === "number") record[name] = value;
  }
  const cause: unknown = Reflect.get(error, "cause");
  if (cause !== undefined && depth < deepest) record.cause = errorRecord(cause, depth + 1);
  const statement = textIn(error, "query");
  return { ...record, stack: stackOf(error), ...(statement !== null && { statement }) };
}

/** Errors of the server's surroundings name files and limits, never values. */
const isAboutServer = /^5[378]/;

/**
 * The query builder puts the statement and the values into its message; the database puts the values
 * after a colon.
 */
function withoutValues(error: object): string {
  const message = textIn(error, "message");
  // The values of an unknown object may be personal data; the names of its fields are not.
  if (message === null) return `thrown with ${Object.keys(error).join(", ") || "nothing in it"}`;
  if (textIn(error, "query") !== null) return "Failed query";
  const isOfDatabase = textIn(error, "severity") !== null;
  if (!isOfDatabase || isAboutServer.test(textIn(error, "code") ?? "")) return message;
  return message.replace(/: .*$/s, "");
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
