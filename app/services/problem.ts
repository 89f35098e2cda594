export type ProblemKind = "auth" | "rate" | "invalid" | "unavailable" | "timeout";

/**
 * What an adapter throws when an outside service fails. Commands turn `kind` into the sentence that
 * a person sees; the cause goes to the log only.
 */
export class ServiceProblem extends Error {
  readonly service: string;
  readonly kind: ProblemKind;

  constructor(service: string, kind: ProblemKind, cause?: unknown) {
    super(`${service}: ${kind}`, { cause });
    this.name = "ServiceProblem";
    this.service = service;
    this.kind = kind;
  }
}
