import {
  type AppCaller,
  appCaller,
  appCallerAtAnyLevel,
  publicKey,
} from "#features/app-auth/caller.server.ts";
import type { AskedLetter } from "#features/app-auth/letters.server.ts";
import { apiVersionHeader, refuse, respondError } from "#features/app-auth/responses.server.ts";
import { readAppBody, readChallenge } from "#features/app-auth/schema.ts";
import type { AppClient } from "#features/app-auth/sessions.server.ts";
import { clientAddress, publicOrigin, services, withinToldLimit } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import {
  answerProgram,
  byMethod,
  type Endpoint,
  limitHeaders,
  methodOf,
  type ProgramArgs,
  type Protocol,
  type Work,
} from "../answer.server.ts";

/** A request of an app, with what its command needs. */
export type AppCall = {
  request: Request;
  params: Record<string, string | undefined>;
  services: Services;
  /** The public address of this site. */
  origin: string;
  client: AppClient;
};

/** The same for a signed-in person. */
export type CallerCall = AppCall & { caller: AppCaller };

type Body = Record<string, unknown>;

/** The loader and the action of several addresses, by their patterns in `routes.ts` and the method. */
export function serve(endpoints: Record<string, Endpoint<AppCall>>) {
  return byMethod(endpoints, answerApp);
}

/** A public key that is not ours is refused; it may be missing. */
function answerApp(args: ProgramArgs, works: Map<string, Work<AppCall>>): Promise<Response> {
  const { request, params, context } = args;
  const protocol = authProtocol(...works.keys());
  return answerProgram(args, protocol, async () => {
    const used = services(context);
    const key = request.headers.get("apikey");
    if (key !== null && key !== publicKey(used)) return refuse({ problem: "wrong-key" });
    const work = works.get(methodOf(request));
    if (!work) return protocol.refused();
    const origin = publicOrigin(request);
    const client = {
      clientAddress: clientAddress(context),
      userAgent: request.headers.get("user-agent") ?? "",
      issuer: `${origin}/auth/v1`,
    };
    return withinToldLimit(
      context,
      { name: "appCalls" },
      {
        refuse: () => refuse({ problem: "too-many-attempts" }),
        work: () => work({ request, params, services: used, origin, client }),
      },
    );
  });
}

/** For a signed-in person, who has taken the second step if the account has one. */
export function signedIn(work: Work<CallerCall>): Work<AppCall> {
  return async (call) => {
    const caller = await appCaller(call.services, call.request);
    return "problem" in caller ? refuse(caller) : work({ ...call, caller });
  };
}

/** For a signed-in person, also before the second step. */
export function signedInAtAnyLevel(work: Work<CallerCall>): Work<AppCall> {
  return async (call) => {
    const caller = await appCallerAtAnyLevel(call.services, call.request);
    return "problem" in caller ? refuse(caller) : work({ ...call, caller });
  };
}

/** Reads the JSON object of the body. An empty body counts as an empty object. */
export function withBody<Call extends AppCall>(
  work: (call: Call, body: Body) => Promise<Response>,
): Work<Call> {
  return async (call) => {
    const text = await call.request.text();
    const body = text.trim() === "" ? {} : readAppBody(text);
    return body ? work(call, body) : refuse({ problem: "bad-body" });
  };
}

/** What an app says about the letter that it wants sent. */
export function requestedLetter({ request, origin }: AppCall, body: Body): AskedLetter {
  const redirectTo = new URL(request.url).searchParams.get("redirect_to") ?? "";
  return { origin, redirectTo, challenge: readChallenge(body) };
}

/** `/auth/v1` speaks as the public client `@supabase/auth-js` expects. */
export function authProtocol(...methods: string[]): Protocol {
  return {
    methods,
    exposes: [apiVersionHeader, "X-Request-Id", ...limitHeaders],
    failed: (status, id) =>
      respondError(
        status,
        "unexpected_failure",
        `Something went wrong. The number of this request is ${id}.`,
      ),
    refused: () => respondError(405, "method_not_allowed", `Use ${methods.join(" or ")}.`),
  };
}
