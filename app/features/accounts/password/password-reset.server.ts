import { sql } from "drizzle-orm";
import type { Asker } from "#services/identity/identity.ts";
import type { Services } from "#services/services.ts";
import { mayAskForLetter } from "../letters.server.ts";
import {
  anErrorOccurred,
  mailUnavailable,
  resetLinkExpired,
  tooManyAttempts,
  tooManyLetters,
} from "../messages.ts";
import { inEvenTime } from "../sign-in/even-time.server.ts";
import { type Refused, refusal, refusalOf } from "../sign-in/refusal.server.ts";

const ANSWER_MS = 300;

/**
 * Sends a link to set a new password, where the address has an account. The answer does not tell.
 */
export async function requestReset(
  services: Pick<Services, "db" | "identity" | "mail" | "limits">,
  asker: Asker,
  email: string,
): Promise<Refused | null> {
  const { db, identity, mail, limits } = services;
  if (mail.mode === "unavailable") return refusal(mailUnavailable, 400);
  if (!(await limits.allow("passwordReset", asker.clientAddress))) {
    return refusal(tooManyAttempts, 429);
  }
  if (!(await mayAskForLetter(services, email, asker.clientAddress))) {
    return refusal(tooManyLetters, 429);
  }
  return inEvenTime(ANSWER_MS, async () => {
    // A guest's review is no account: there is nothing to get back into.
    const [account] = await db.execute(sql`
      select from users where email = ${email} and not is_temporary`);
    if (!account) return null;
    const answer = await identity.ask(asker, "/request-password-reset", { email });
    return answer.status === 200 ? null : refusalOf(answer, anErrorOccurred);
  });
}

/** Whether a link of such a mail is still good. */
export async function isResetToken(
  { identity }: Pick<Services, "identity">,
  asker: Asker,
  token: string,
): Promise<boolean> {
  const path = `/reset-password/${encodeURIComponent(token)}?callbackURL=%2F`;
  const { location } = await identity.ask(asker, path);
  return URL.parse(location ?? "")?.searchParams.get("token") === token;
}

/** Sets the new password. All sessions of the account end. */
export async function resetPassword(
  { identity }: Pick<Services, "identity">,
  asker: Asker,
  { token, password }: { token: string; password: string },
): Promise<(Refused & { isExpired: boolean }) | null> {
  const answer = await identity.ask(asker, "/reset-password", { newPassword: password, token });
  if (answer.status === 200) return null;
  if (answer.code !== "INVALID_TOKEN") {
    return { ...refusalOf(answer, anErrorOccurred), isExpired: false };
  }
  return { ...refusal(resetLinkExpired, 400), isExpired: true };
}
