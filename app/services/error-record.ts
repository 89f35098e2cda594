/** What the log keeps of an error. */
export type ErrorRecord = {
  type: string;
  message: string;
  /** Where it came from, without the message. */
  stack: string;
  cause?: ErrorRecord;
  [known: string]: unknown;
};

/** What else an error may say of itself: names and codes, never anybody's data. */
const harmless = [
  "code",
  "status",
  "severity_local",
  "schema_name",
  "table_name",
  "column_name",
  "constraint_name",
  "routine",
  "service",
  "kind",
] as const;

const deepest = 5;

/**
 * An error as the log may keep it. A failed statement carries the values it was sent with, and the
 * database repeats those it refuses: people's names, numbers and addresses. They stay out.
 */
export function errorRecord(error: unknown, depth = 1): ErrorRecord {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: describe(error), stack: "" };
  }
  const record: ErrorRecord = {
    type: error.name,
    message: withoutValues(error),
    stack: (error.stack ?? "")
      .replace(error.message, "")
      .split("\n")
      .filter((line) => /^\s+at /.test(line))
      .join("\n"),
  };
  for (const name of harmless) {
    const value: unknown = Reflect.get(error, name);
    if (typeof value === "string" || typeof value === "number") record[name] = value;
  }
  if (error.cause !== undefined && depth < deepest) {
    record.cause = errorRecord(error.cause, depth + 1);
  }
  return record;
}

/** The query builder puts the values below the statement; the database puts them after a colon. */
function withoutValues({ name, message }: Error): string {
  if (name === "PostgresError") return message.replace(/: .*$/s, "");
  return message.replace(/\nparams: .*$/s, "");
}

/** What is thrown and is no error: its kind, for what it holds is not known. */
function describe(thrown: unknown): string {
  if (typeof thrown === "string") return thrown;
  return thrown instanceof Response
    ? `Response ${thrown.status}`
    : Object.prototype.toString.call(thrown);
}
