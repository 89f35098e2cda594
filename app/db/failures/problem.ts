/** PostgreSQL's five-letter code of what went wrong, also from below the query builder's own error. */
export function sqlState(problem: unknown): string | null {
  return field(problem, "code");
}

/** The name of the constraint that refused a write, or `null` when something else went wrong. */
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
