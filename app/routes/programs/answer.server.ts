import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import { rootOf } from "#features/public-api/reference/api-roots.ts";
import { noteIfAway, publicOrigin, requestId, services } from "#services/context.ts";
import { isBodyRefused } from "#values/form/upload.ts";
import type { ProgramPath } from "#values/web/program-refusal.ts";

export type ProgramArgs = RequestArgs & {
  params: Record<string, string | undefined>;
  pattern: string;
};

/** How an API answers: each has its own shape of errors. */
export type Protocol = {
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
  protocol: Protocol,
  work: () => Promise<Response>,
): Promise<Response> {
  if (request.method === "OPTIONS") return preflight(request, protocol);
  return withCors(await worked(), protocol);

  async function worked(): Promise<Response> {
    if (!protocol.methods.includes(methodOf(request)))
      return allowing(protocol, protocol.refused());
    try {
      return await work();
    } catch (error) {
      if (error instanceof Response) return error;
      const isAway = noteIfAway(context, error);
      const level = isAway ? "warn" : "error";
      if (!isBodyRefused(error)) {
        services(context).log[level]({ error, id: requestId(context) }, "a program's call failed");
      }
      return protocol.failed(isAway ? 503 : 500, requestId(context));
    }
  }
}

export const allMethods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** The method whose work answers a request: a HEAD request is answered like a GET request. */
export function methodOf({ method }: Pick<Request, "method">): string {
  return method === "HEAD" ? "GET" : method;
}

export type Work<Call> = (call: Call) => Promise<Response>;

/** The work of an address by its methods. */
export type Endpoint<Call> = Partial<Record<(typeof allMethods)[number], Work<Call>>>;

/**
 * The loader and the action of several addresses, by their patterns in `routes.ts` and the method.
 * `answer` gets the works of the requested address by their methods.
 */
export function byMethod<Call>(
  endpoints: Record<string, Endpoint<Call>>,
  answer: (args: ProgramArgs, works: Map<string, Work<Call>>) => Promise<Response>,
) {
  return byPattern(
    Object.fromEntries(
      Object.entries(endpoints).map(([pattern, endpoint]) => [
        pattern,
        (args: ProgramArgs) => answer(args, new Map(Object.entries(endpoint))),
      ]),
    ),
  );
}

/** The same work for every method, where an address has nothing else. */
export function toAnyMethod(work: () => Promise<Response>): Endpoint<unknown> {
  return Object.fromEntries(allMethods.map((method) => [method, work]));
}

/** The loader and the action of several addresses, by their patterns in `routes.ts`. */
export function byPattern(answers: Record<string, (args: ProgramArgs) => Promise<Response>>) {
  return (args: ProgramArgs): Promise<Response> => {
    const answer = answers[args.pattern.replace(/^\//, "")];
    if (!answer) throw new Error(`This module does not answer at ${args.pattern}.`);
    return answer(args);
  };
}

/** Answers at the root of an API: what it holds, and where its reference is. */
export function answerRoot(
  args: RequestArgs,
  path: ProgramPath,
  protocol: Protocol,
): Promise<Response> {
  return answerProgram(args, protocol, async () =>
    Response.json(rootOf(path, publicOrigin(args.request)), {
      headers: { "Cache-Control": "public, max-age=3600" },
    }),
  );
}

/** How long a browser may remember what other sites are allowed. */
const preflightSeconds = 7200;

function preflight(request: Request, { methods }: Protocol): Response {
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
function allowing({ methods }: Protocol, refused: Response): Response {
  refused.headers.set("Allow", methods.join(", "));
  return refused;
}

function withCors(answer: Response, { exposes }: Protocol): Response {
  const headers = new Headers(answer.headers);
  headers.set("Access-Control-Allow-Origin", "*");
  if (exposes.length > 0) headers.set("Access-Control-Expose-Headers", exposes.join(", "));
  return new Response(answer.body, { status: answer.status, headers });
}
