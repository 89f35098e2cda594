import type { createAuthMiddleware } from "better-auth/api";
import { SECOND_STEP_HEADER } from "./identity.ts";

/** What a hook around the library's addresses is given. */
export type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** Whether a right password, or Google, leads to the second step instead of to a session. */
export function asksForSecondStep({ context }: Pick<HookContext, "context">): boolean {
  const { returned, responseHeaders } = context;
  const isAsked =
    typeof returned === "object" && returned !== null && "twoFactorRedirect" in returned;
  return isAsked || (responseHeaders?.has(SECOND_STEP_HEADER) ?? false);
}
