import { findAppUser } from "#features/accounts/apps/app-user.server.ts";
import { appCallerAtAnyLevel } from "#features/accounts/apps/caller.server.ts";
import { services } from "#services/context.ts";
import type { Route } from "./+types/user.ts";
import { answerAuth } from "./dialect.server.ts";
import { answerApp } from "./door.server.ts";
import { refusalOfApp } from "./refusals.server.ts";

/** `GET /auth/v1/user`: the person whose app asks. */
export function loader(asked: Route.LoaderArgs) {
  return answerApp(asked, ["GET"], async () => {
    const used = services(asked.context);
    const caller = await appCallerAtAnyLevel(used, asked.request);
    if ("problem" in caller) return refusalOfApp(caller.problem);
    const user = await findAppUser(used, caller.viewer.userId);
    return user ? answerAuth(user) : refusalOfApp("session-over");
  });
}
