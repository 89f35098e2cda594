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
    const key = `${service} ${kind}`;
    const known = failures.get(key) ?? { service, kind, count: 0 };
    failures.set(key, { ...known, count: known.count + 1 });
  }
}

export type ServiceFailure = { service: string; kind: ProblemKind; count: number };

const failures = new Map<string, ServiceFailure>();

/** How often each outside service has failed in this process. */
export function serviceFailures(): ServiceFailure[] {
  return [...failures.values()];
}
