import { endPendingChanges } from "#services/identity/end-access.ts";
import type { Asker } from "#services/identity/identity.ts";
import type { Services } from "#services/services.ts";
import type { Viewer } from "../viewer.ts";
import { changeTexts } from "./change-texts.ts";
import type { SecurityLinks } from "./links.ts";
import type { SecurityRefusal } from "./messages.ts";
import type { PasswordForm } from "./schema.ts";
import { tellOwner } from "./tell-owner.server.ts";

/** Sets another password, tells the owner, and ends all other sessions and everything that is pending. */
export async function changePassword(
  services: Pick<Services, "db" | "now" | "identity" | "limits" | "mail" | "log">,
  asker: Asker,
  viewer: Pick<Viewer, "userId" | "email">,
  { links, ...form }: PasswordForm & { links: SecurityLinks },
): Promise<{ problem: null; headers: Headers } | SecurityRefusal> {
  const { identity, limits } = services;
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
  // Again, after the sessions: one of them may have requested a change at the same moment.
  await endPendingChanges(services.db, viewer.userId);
  const change = { kind: "password", what: changeTexts.newPassword } as const;
  await tellOwner(services, viewer, change, links);
  return { problem: null, headers: answer.headers };
}
