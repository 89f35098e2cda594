/** PostgreSQL's five-letter error code, also if the query builder has wrapped the error. */
export function sqlState(problem: unknown): string | null {
  return field(problem, "code");
}

/** The name of the constraint that refused a write, or `null` for any other error. */
export function violatedConstraint(problem: unknown): string | null {
  return field(problem, "constraint");
}

function field(problem: unknown, name: "code" | "constraint"): string | null {
  for (let at = problem; at instanceof Error; at = at.cause) {
    const value: unknown = Reflect.get(at, name);
    if (typeof value === "string") return value;
  }
  return null;
}
