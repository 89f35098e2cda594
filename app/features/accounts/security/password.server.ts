import type { Asker } from "#services/identity/identity.ts";
import type { Services } from "#services/services.ts";
import { tooManyAttempts } from "../messages.ts";
import type { Viewer } from "../viewer.ts";
import { letterOfChange } from "./emails.tsx";
import { securityMessages } from "./messages.ts";
import type { PasswordForm } from "./schema.ts";

/** Where the mails lead. */
export type SecurityLinks = { security: string; forgotten: string };

type Changed = { problem: null; headers: Headers };
export type Refused = { problem: string; field: string | null; headers: null };

/** Sets another password, tells the owner and ends all other sessions. */
export async function changePassword(
  { identity, limits, mail, log }: Pick<Services, "identity" | "limits" | "mail" | "log">,
  asker: Asker,
  viewer: Pick<Viewer, "userId" | "email">,
  { links, ...form }: PasswordForm & { links: SecurityLinks },
): Promise<Changed | Refused> {
  if (!(await limits.allow("proof", viewer.userId))) return refused(tooManyAttempts);
  const answer = await identity.ask(asker, "/change-password", {
    currentPassword: form.current_password,
    newPassword: form.password,
    revokeOtherSessions: true,
  });
  if (answer.status === 429) return refused(tooManyAttempts);
  if (answer.code === "INVALID_PASSWORD" || answer.code === "CREDENTIAL_ACCOUNT_NOT_FOUND") {
    return refused(securityMessages.wrongPassword, "current_password");
  }
  if (answer.status !== 200) return refused(securityMessages.passwordNotChanged);
  const letter = letterOfChange("Your password was changed", links);
  await mail
    .send({ address: viewer.email }, letter)
    .catch((error: unknown) => log.warn({ error }, "no notice of a changed password"));
  return { problem: null, headers: answer.headers };
}

export function refused(problem: string, field: string | null = null): Refused {
  return { problem, field, headers: null };
}
