import { and, eq, isNotNull, ne, or } from "drizzle-orm";
import { authIdentities, authPasskeys, users } from "#db/schema.ts";
import { changeTexts } from "#features/accounts/security/change.ts";
import { securityLinks } from "#features/accounts/security/links.ts";
import { tellOwner } from "#features/accounts/security/tell-owner.server.ts";
import type { VouchedFor } from "#services/identity/google-id-tokens.ts";
import type { Services } from "#services/services.ts";
import { isId } from "#values/id.ts";
import type { AppCaller } from "./caller.server.ts";
import { noProof, whyAppNotProved } from "./proof.server.ts";
import type { AppRefusal } from "./refusals.ts";

const passwordProvider = "credential";

/** Adds Google to an account as a way to sign in. Its address must be the one of the account. */
export async function linkGoogle(
  services: Pick<Services, "db" | "now" | "identity" | "mail" | "log">,
  userId: string,
  person: VouchedFor,
  origin: string,
): Promise<{ problem: null; userId: string } | AppRefusal> {
  const { db, identity } = services;
  const [owner] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isAnonymous, false)));
  if (!owner || !identity.googleForApps) return { problem: "google-refused" };
  const { email } = owner;
  const { problem } = await identity.googleForApps.link({ userId, email }, person);
  if (problem !== null) return { problem };
  const [added] = await db
    .select({ id: authIdentities.id })
    .from(authIdentities)
    .where(and(eq(authIdentities.userId, userId), eq(authIdentities.providerId, "google")));
  const what = changeTexts.googleAdded;
  const change = { kind: "google", subjectId: added?.id, what } as const;
  await tellOwner(services, { userId, email }, change, securityLinks(origin));
  return { problem: null, userId };
}

/** Removes a way to sign in, but never the last one. */
export async function unlinkIdentity(
  services: Pick<Services, "db" | "now" | "identity" | "limits" | "mail" | "log">,
  caller: AppCaller,
  id: string,
  origin: string,
): Promise<{ problem: null } | AppRefusal> {
  const { userId } = caller.viewer;
  if (!isId(id)) return { problem: "no-identity" };
  // A removed way to sign in may be a password: nobody but the owner does that.
  const unproved = await whyAppNotProved(services, caller, noProof);
  if (unproved) return unproved;
  const done = await removeOne(services, userId, id);
  if (done.problem !== null) return done;
  const isPassword = done.providerId === passwordProvider;
  const what = isPassword ? changeTexts.passwordRemoved : changeTexts.googleRemoved;
  await tellOwner(services, caller.viewer, { kind: "removed", what }, securityLinks(origin));
  return { problem: null };
}

/** Two removals at once wait for each other, so that one way is left. */
async function removeOne(
  { db }: Pick<Services, "db">,
  userId: string,
  id: string,
): Promise<{ problem: null; providerId: string } | AppRefusal> {
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
