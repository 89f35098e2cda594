import { appCallerAtAnyLevel } from "#features/accounts/apps/caller.server.ts";
import { readScope } from "#features/accounts/apps/schema.ts";
import { signOutApp } from "#features/accounts/apps/sign-out.server.ts";
import { services } from "#services/context.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/sign-out.ts";
import { emptyAnswer } from "./dialect.server.ts";
import { answerApp } from "./door.server.ts";
import { refusalOfApp } from "./refusals.server.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /auth/v1/logout?scope=global|local|others`: ends sessions, also those of browsers. */
export function loader(asked: Route.LoaderArgs) {
  return answerApp(asked, ["POST"], async () => {
    const used = services(asked.context);
    const caller = await appCallerAtAnyLevel(used, asked.request);
    if ("problem" in caller) return refusalOfApp(caller);
    const scope = readScope(new URL(asked.request.url).searchParams.get("scope"));
    if (scope === null) return refusalOfApp({ problem: "bad-scope" });
    // A password alone must not sign the owner out elsewhere: before the second step, an app ends itself.
    const isHalfway = caller.needsSecondStep;
    if (isHalfway && scope === "others") return refusalOfApp({ problem: "second-step-needed" });
    await signOutApp(used, caller.viewer, isHalfway ? "local" : scope);
    return emptyAnswer();
  });
}

export const action = loader;
