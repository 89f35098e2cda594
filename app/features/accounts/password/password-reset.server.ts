import { and, eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import type { Asker } from "#services/identity/identity.ts";
import type { Services } from "#services/services.ts";
import { mayAskForLetter } from "../letters.server.ts";
import { type AccountRefusal, inEvenTime, refusalOf } from "../sign-in/refusal.server.ts";
import { waitingCookie, waitingValue } from "../sign-in/waiting-cookie.ts";

const ANSWER_MS = 300;

/** Sends a link to set a new password if the address has an account; the answer does not say so. */
export async function requestReset(
  services: Pick<Services, "db" | "identity" | "mail" | "limits">,
  asker: Asker,
  email: string,
): Promise<AccountRefusal | null> {
  const { db, identity, mail, limits } = services;
  if (mail.mode === "unavailable") return { problem: "mail-unavailable", status: 400 };
  if (!(await limits.allow("passwordReset", asker.clientAddress))) {
    return { problem: "too-many-attempts", status: 429 };
  }
  if (!(await mayAskForLetter(services, email, asker.clientAddress))) {
    return { problem: "too-many-letters", status: 429 };
  }
  return inEvenTime(identity, ANSWER_MS, async () => {
    // Nobody can sign in to the temporary account of a guest's review.
    const [account] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), eq(users.isAnonymous, false)));
    if (!account) return null;
    const answer = await identity.ask(asker, "/request-password-reset", { email });
    return answer.status === 200 ? null : refusalOf(answer, "failed");
  });
}

/** Whether the link of a mail still works. */
export async function isResetToken(
  { identity }: Pick<Services, "identity">,
  asker: Asker,
  token: string,
): Promise<boolean> {
  const path = `/reset-password/${encodeURIComponent(token)}?callbackURL=%2F`;
  const { location } = await identity.ask(asker, path);
  return URL.parse(location ?? "")?.searchParams.get("token") === token;
}

/** Sets the new password and ends all sessions of the account. */
export async function resetPassword(
  { identity }: Pick<Services, "identity">,
  asker: Asker,
  { token, password }: { token: string; password: string },
): Promise<AccountRefusal | null> {
  const answer = await identity.ask(asker, "/reset-password", { newPassword: password, token });
  if (answer.status === 200) return null;
  if (answer.code === "INVALID_TOKEN") return { problem: "reset-link-expired", status: 400 };
  return refusalOf(answer, "failed");
}

const name = "recovery";
const hourSeconds = 3600;

/** Keeps the token of a followed link for the page that sets the password. */
export function recoveryCookie(request: Request, token: string | null): string {
  return waitingCookie(request, name, { value: token, seconds: hourSeconds });
}

/** @returns the token, or `null` without one */
export function recoveryToken(request: Request): string | null {
  return waitingValue(request, name);
}
