import { and, eq, isNotNull, ne, or } from "drizzle-orm";
import { authIdentities, authPasskeys, users } from "#db/schema.ts";
import type { VouchedFor } from "#services/identity/for-apps/google-for-apps.ts";
import type { Services } from "#services/services.ts";
import { isId } from "#values/id.ts";
import { letterOfChange } from "../../security/emails.tsx";
import { securityLinks } from "../../security/links.ts";
import { tellOwner } from "../../security/notice.server.ts";
import type { AppCaller } from "../caller.server.ts";
import { whyAppNotProved } from "../proof.server.ts";
import type { AppRefusal } from "../refusal.ts";
import type { GoogleRefusal } from "./messages.ts";

const passwordProvider = "credential";

/** Adds Google to an account as a way to sign in. Its address must be the one of the account. */
export async function linkGoogle(
  { db, identity, mail, log }: Pick<Services, "db" | "identity" | "mail" | "log">,
  userId: string,
  person: VouchedFor,
  origin: string,
): Promise<{ problem: null; userId: string } | GoogleRefusal> {
  const [owner] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isAnonymous, false)));
  if (!owner || !identity.googleForApps) return { problem: "google-refused" };
  const { email } = owner;
  const { problem } = await identity.googleForApps.link({ userId, email }, person);
  if (problem !== null) return { problem };
  const letter = letterOfChange(
    "Signing in with Google was added to your account",
    securityLinks(origin),
  );
  await tellOwner({ mail, log }, email, letter);
  return { problem: null, userId };
}

/** Removes a way to sign in, but never the last one. */
export async function unlinkIdentity(
  services: Pick<Services, "db" | "now" | "identity" | "limits" | "mail" | "log">,
  caller: AppCaller,
  id: string,
  origin: string,
): Promise<{ problem: null } | GoogleRefusal | AppRefusal> {
  const { userId, email } = caller.viewer;
  if (!isId(id)) return { problem: "no-identity" };
  // A removed way to sign in may be a password: nobody but the owner does that.
  const unproved = await whyAppNotProved(services, caller, { password: "", nonce: "" });
  if (unproved) return unproved;
  const done = await removeOne(services, userId, id);
  if (done.problem !== null) return done;
  const name = done.providerId === passwordProvider ? "a password" : "Google";
  const letter = letterOfChange(
    `Signing in with ${name} was removed from your account`,
    securityLinks(origin),
  );
  await tellOwner(services, email, letter);
  return { problem: null };
}

/** Two removals at once wait for each other, so that one way is left. */
async function removeOne(
  { db }: Pick<Services, "db">,
  userId: string,
  id: string,
): Promise<{ problem: null; providerId: string } | GoogleRefusal> {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const own = and(eq(authIdentities.userId, userId), eq(authIdentities.id, id));
    const [found] = await tx
      .select({ providerId: authIdentities.providerId })
      .from(authIdentities)
      .where(own);
    if (!found) return { problem: "no-identity" };
    const isWayIn = or(
      ne(authIdentities.providerId, passwordProvider),
      isNotNull(authIdentities.password),
    );
    const others = and(eq(authIdentities.userId, userId), ne(authIdentities.id, id), isWayIn);
    const left =
      (await tx.$count(authIdentities, others)) +
      (await tx.$count(authPasskeys, eq(authPasskeys.userId, userId)));
    if (left === 0) return { problem: "last-identity" };
    await tx.delete(authIdentities).where(own);
    return { problem: null, providerId: found.providerId };
  });
}
