import type { AskedLetter } from "#features/accounts/apps/letters/code-letters.server.ts";
import { publicKey } from "#features/accounts/apps/public-key.server.ts";
import type { AppRefusal } from "#features/accounts/apps/refusal.ts";
import { readAppBody, readChallenge } from "#features/accounts/apps/schema.ts";
import type { AppClient } from "#features/accounts/apps/sessions.server.ts";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import { clientAddress, publicOrigin, services, withinToldLimit } from "#services/context.ts";
import type { Asker } from "#services/identity/identity.ts";
import { answerProgram } from "../answer.server.ts";
import { answerAuth, authDialect } from "./dialect.server.ts";
import { refusalOfApp } from "./refusals.server.ts";

/** Answers at an address of `/auth/v1`. A public key that is not ours is refused; it may be missing. */
export function answerApp(
  asked: RequestArgs,
  methods: readonly string[],
  work: () => Promise<Response>,
): Promise<Response> {
  return answerProgram(asked, authDialect(...methods), async () => {
    const named = asked.request.headers.get("apikey");
    if (named !== null && named !== publicKey(services(asked.context))) {
      return refusalOfApp({ problem: "wrong-key" });
    }
    return withinToldLimit(
      asked.context,
      { name: "appCalls" },
      { refuse: () => refusalOfApp({ problem: "too-many-attempts" }), work },
    );
  });
}

/** The JSON object that an app has sent; an empty body is an empty object. */
export async function appBody(request: Request): Promise<Record<string, unknown> | null> {
  const text = await request.text();
  return text.trim() === "" ? {} : readAppBody(text);
}

/** The app that asks. */
export function appClientOf({ request, context }: RequestArgs): AppClient {
  return {
    clientAddress: clientAddress(context),
    userAgent: request.headers.get("user-agent") ?? "",
    issuer: `${publicOrigin(request)}/auth/v1`,
  };
}

/** A session, or the refusal. */
export function answerSession(done: { problem: null; session: object } | AppRefusal): Response {
  return done.problem === null ? answerAuth(done.session) : refusalOfApp(done);
}

/** The app as the website's commands expect it; its cookies are not read. */
export function appAskerOf({ request, context }: RequestArgs): Asker {
  const headers = { "user-agent": request.headers.get("user-agent") ?? "" };
  return {
    request: new Request(request.url, { headers }),
    clientAddress: clientAddress(context),
  };
}

/** What an app says about the letter that it asks for. */
export function askedLetterOf(request: Request, body: Record<string, unknown>): AskedLetter {
  return {
    origin: publicOrigin(request),
    redirectTo: new URL(request.url).searchParams.get("redirect_to") ?? "",
    challenge: readChallenge(body),
  };
}

/**
 * Answers a body that is sent to an address.
 * @param work - gets the object of the body
 */
export function answerBody(
  asked: RequestArgs,
  work: (body: Record<string, unknown>) => Promise<Response>,
): Promise<Response> {
  return answerApp(asked, ["POST"], async () => {
    const body = await appBody(asked.request);
    return body ? work(body) : refusalOfApp({ problem: "bad-body" });
  });
}
