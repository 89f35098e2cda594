import type { IdentityPolicy } from "#services/identity/identity.ts";
import { letterToResetPassword } from "./emails.tsx";
import { makeProfile, mayEnter, takeOver } from "./profiles.server.ts";

/** What the product adds to signing up and in. The start hands it to the identity service. */
export function identityPolicy(adminEmail: string | null): IdentityPolicy {
  return {
    letters: { resetPassword: letterToResetPassword },
    onJoin: makeProfile,
    onEntry: (services, userId) => mayEnter(services, userId, adminEmail),
    onConfirmation: takeOver,
  };
}
