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

/** What a refusal by a provider's HTTP status means. */
export function refusalKind(status: number): ProblemKind {
  if (status === 401 || status === 403) return "auth";
  // Nothing is left of what was paid for, or too many calls at once.
  if (status === 402 || status === 429) return "rate";
  const isRefused = status >= 400 && status < 500;
  return isRefused && status !== 404 && status !== 408 ? "invalid" : "unavailable";
}

/**
 * The JSON of an answer, which an endless one does not have. Anything else is `null`, which no reader
 * takes.
 * @throws {ServiceProblem} `unavailable` when the answer has more than `mostBytes`
 */
export async function jsonOf(
  response: Response,
  { service, mostBytes }: { service: string; mostBytes: number },
): Promise<unknown> {
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > mostBytes) {
      throw new ServiceProblem(service, "unavailable", new Error("The answer is too large."));
    }
    pieces.push(decoder.decode(piece, { stream: true }));
  }
  try {
    return JSON.parse(pieces.join("") + decoder.decode());
  } catch {
    return null;
  }
}

/** Whether a call was given up because its time was over. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && /^(?:Timeout|Abort)Error$/.test(error.name);
}
