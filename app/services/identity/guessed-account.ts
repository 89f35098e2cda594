import { getSessionFromCtx } from "better-auth/api";
import type { HookContext } from "./challenge.ts";

/** Whose code is entered: of the session in which it is set up, or of the password just before. */
export async function userOf(ctx: HookContext): Promise<{ id: string } | null> {
  const session = await getSessionFromCtx(ctx);
  if (session) return { id: session.user.id };
  const cookie = ctx.context.createAuthCookie("two_factor");
  const challenge = await ctx.getSignedCookie(cookie.name, ctx.context.secret);
  if (!challenge) return null;
  const found = await ctx.context.internalAdapter.findVerificationValue(challenge);
  return found ? { id: found.value } : null;
}

/** The account that a password was typed for. */
export function addressIn(body: unknown): string {
  const { email = "" } = fieldsOf(body);
  return email.toLowerCase();
}

export function codeIn(body: unknown): string {
  return fieldsOf(body).code ?? "";
}

/** The text fields of the request body, before the library has checked it. */
function fieldsOf(body: unknown): Record<string, string | undefined> {
  if (typeof body !== "object" || body === null) return {};
  return Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === "string"));
}
