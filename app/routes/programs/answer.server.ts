import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import { noteIfAway, requestId, services } from "#services/context.ts";
import { isBodyRefused } from "#values/form/body-limit.ts";

/** How one of the doors for programs speaks: each protocol has its own shape of errors. */
export type Dialect = {
  /** The methods of the address besides OPTIONS. */
  methods: readonly string[];
  /** Headers of answers that pages of other sites may read. */
  exposes: readonly string[];
  /** The answer for a failure of ours. The cause is in the log, under this number. */
  failed(status: 500 | 503, requestId: string): Response;
  /** The answer for a method that the address does not have. */
  refused(): Response;
};

/** What is left of a limit, and when to ask again. */
export const limitHeaders = ["RateLimit", "RateLimit-Policy", "Retry-After"] as const;

/**
 * Answers a program: also one in a page of another site, as these addresses read no cookie. A failure of ours
 * has the shape that the caller expects, and one of the database that may pass is 503, which clients try again.
 */
export async function answerProgram(
  { request, context }: RequestArgs,
  dialect: Dialect,
  work: () => Promise<Response>,
): Promise<Response> {
  if (request.method === "OPTIONS") return preflight(request, dialect);
  return withCors(await worked(), dialect);

  async function worked(): Promise<Response> {
    const method = request.method === "HEAD" ? "GET" : request.method;
    if (!dialect.methods.includes(method)) return allowing(dialect, dialect.refused());
    try {
      return await work();
    } catch (error) {
      if (error instanceof Response) return error;
      const isAway = noteIfAway(context, error);
      const level = isAway ? "warn" : "error";
      if (!isBodyRefused(error)) {
        services(context).log[level]({ error, id: requestId(context) }, "a program's call failed");
      }
      return dialect.failed(isAway ? 503 : 500, requestId(context));
    }
  }
}

/** How long a browser may remember what other sites are allowed. */
const preflightSeconds = 7200;

function preflight(request: Request, { methods }: Dialect): Response {
  const asked = request.headers.get("access-control-request-headers");
  const headers = new Headers({
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Methods": [...methods, "OPTIONS"].join(", "),
    "Access-Control-Max-Age": String(preflightSeconds),
    Vary: "Access-Control-Request-Headers",
  });
  if (asked) headers.set("Access-Control-Allow-Headers", asked);
  return new Response(null, { status: 204, headers });
}

/** Says which methods the address has (RFC 9110, section 15.5.6). */
function allowing({ methods }: Dialect, refused: Response): Response {
  refused.headers.set("Allow", methods.join(", "));
  return refused;
}

function withCors(answer: Response, { exposes }: Dialect): Response {
  const headers = new Headers(answer.headers);
  headers.set("Access-Control-Allow-Origin", "*");
  if (exposes.length > 0) headers.set("Access-Control-Expose-Headers", exposes.join(", "));
  return new Response(answer.body, { status: answer.status, headers });
}
