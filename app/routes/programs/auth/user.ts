import { findAppUser } from "#features/accounts/apps/app-user.server.ts";
import { appCaller, appCallerAtAnyLevel } from "#features/accounts/apps/caller.server.ts";
import { changeAppUser } from "#features/accounts/apps/changes.server.ts";
import { userBody } from "#features/accounts/apps/schema.ts";
import { services } from "#services/context.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/user.ts";
import { answerAuth } from "./dialect.server.ts";
import { answerApp, appBody, askedLetterOf } from "./door.server.ts";
import { refusalOfApp } from "./refusals.server.ts";

export const handle: Handle = { keepsPages: true };

/** `GET /auth/v1/user`: the person whose app asks. `PUT` changes what an app may change. */
export function loader(asked: Route.LoaderArgs) {
  return answerApp(asked, ["GET", "PUT"], () =>
    asked.request.method === "PUT" ? changed(asked) : own(asked),
  );
}

export const action = loader;

async function own({ request, context }: Route.LoaderArgs) {
  const used = services(context);
  const caller = await appCallerAtAnyLevel(used, request);
  if ("problem" in caller) return refusalOfApp(caller);
  const user = await findAppUser(used, caller.viewer.userId);
  return user ? answerAuth(user) : refusalOfApp({ problem: "session-over" });
}

async function changed({ request, context }: Route.LoaderArgs) {
  const used = services(context);
  const caller = await appCaller(used, request);
  if ("problem" in caller) return refusalOfApp(caller);
  const body = await appBody(request);
  if (!body) return refusalOfApp({ problem: "bad-body" });
  const letter = askedLetterOf(request, body);
  const done = await changeAppUser(used, caller, userBody.parse(body), letter);
  return done.problem === null ? answerAuth(done.user) : refusalOfApp(done);
}
