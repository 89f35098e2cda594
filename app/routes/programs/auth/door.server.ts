import type { AppProblem } from "#features/accounts/apps/messages.ts";
import { publicKey } from "#features/accounts/apps/public-key.server.ts";
import { readAppBody } from "#features/accounts/apps/schema.ts";
import type { AppClient } from "#features/accounts/apps/sessions.server.ts";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import { clientAddress, publicOrigin, services } from "#services/context.ts";
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
      return refusalOfApp("wrong-key");
    }
    return work();
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
export function answerSession(
  done: { problem: null; session: object } | { problem: AppProblem },
): Response {
  return done.problem === null ? answerAuth(done.session) : refusalOfApp(done.problem);
}
