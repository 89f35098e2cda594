/** Thrown by a job that no retry can fix: it goes to the dead letters at once. */
export class HopelessJob extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "HopelessJob";
  }
}
