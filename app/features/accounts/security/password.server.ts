import type { Asker } from "#services/identity/identity.ts";
import type { Services } from "#services/services.ts";
import type { Viewer } from "../viewer.ts";
import { letterOfChange } from "./emails.tsx";
import type { SecurityLinks } from "./links.ts";
import { tellOwner } from "./notice.server.ts";
import type { SecurityRefusal } from "./refusal.ts";
import type { PasswordForm } from "./schema.ts";

/** Sets another password, tells the owner and ends all other sessions. */
export async function changePassword(
  { identity, limits, mail, log }: Pick<Services, "identity" | "limits" | "mail" | "log">,
  asker: Asker,
  viewer: Pick<Viewer, "userId" | "email">,
  { links, ...form }: PasswordForm & { links: SecurityLinks },
): Promise<{ problem: null; headers: Headers } | SecurityRefusal> {
  if (!(await limits.allow("proof", viewer.userId))) {
    return { problem: "too-many-attempts", field: null };
  }
  const answer = await identity.ask(asker, "/change-password", {
    currentPassword: form.current_password,
    newPassword: form.password,
    revokeOtherSessions: true,
  });
  if (answer.status === 429) return { problem: "too-many-attempts", field: null };
  if (answer.code === "INVALID_PASSWORD" || answer.code === "CREDENTIAL_ACCOUNT_NOT_FOUND") {
    return { problem: "wrong-password", field: "current_password" };
  }
  if (answer.status !== 200) return { problem: "password-not-changed", field: null };
  await tellOwner({ mail, log }, viewer.email, letterOfChange("Your password was changed", links));
  return { problem: null, headers: answer.headers };
}
