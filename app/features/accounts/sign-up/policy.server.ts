import type { IdentityPolicy } from "#services/identity/identity.ts";
import { letterToResetPassword } from "../emails.tsx";
import { makeProfile, mayEnter, takeOver } from "../profiles.server.ts";
import { changeTexts } from "../security/change-texts.ts";
import { securityLinks } from "../security/links.ts";
import { tellOwner } from "../security/tell-owner.server.ts";

/** What the product adds to signing up and in; the identity service gets it at the start. */
export function identityPolicy(adminEmail: string | null): IdentityPolicy {
  return {
    letters: { resetPassword: letterToResetPassword },
    onJoin: makeProfile,
    onEntry: (services, userId) => mayEnter(services, userId, adminEmail),
    onConfirmation: takeOver,
    onNewPassword: (services, user, origin) => {
      const change = { kind: "password", what: changeTexts.newPassword } as const;
      return tellOwner(services, user, change, securityLinks(origin));
    },
  };
}
