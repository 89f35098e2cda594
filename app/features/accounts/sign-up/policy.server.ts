import type { IdentityPolicy } from "#services/identity/identity.ts";
import { letterToResetPassword } from "../emails.tsx";
import { makeProfile, mayEnter, takeOver } from "../profiles.server.ts";
import { letterOfChange } from "../security/emails.tsx";
import { securityLinks } from "../security/links.ts";

/** What the product adds to signing up and in; the identity service gets it at the start. */
export function identityPolicy(adminEmail: string | null): IdentityPolicy {
  return {
    letters: {
      resetPassword: letterToResetPassword,
      passwordWasReset: (origin) =>
        letterOfChange("Your password was changed", securityLinks(origin)),
    },
    onJoin: makeProfile,
    onEntry: (services, userId) => mayEnter(services, userId, adminEmail),
    onConfirmation: takeOver,
  };
}
