import { and, count, eq, sql } from "drizzle-orm";
import { href } from "react-router";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import { raceClaims, raceOrganizers, races, userProfiles, users } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { sendIfPossible } from "#services/mail/mail.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import { letterToFormerOrganizer, letterToOrganizer } from "./emails.tsx";
import { type LinkingProblem, mostOrganizers } from "./organizer.ts";

type LinkingServices = Pick<Services, "db" | "now" | "mail" | "log">;

type Links = { workspace: string; contact: string };

export type LinkedPerson = { problem: LinkingProblem } | { problem: null; email: string };

/**
 * Links the account with a mail address to a race as its organizer, which tells the person by mail.
 * @param claimId - the claim from which the link is made
 */
export async function linkOrganizer(
  services: LinkingServices,
  admin: Admin,
  { raceId, email, claimId = null }: { raceId: string; email: string; claimId?: string | null },
  links: Links,
): Promise<LinkedPerson> {
  const { db, now } = services;
  const known = readId(raceId);
  if (known === null) return { problem: "no-race" };
  return withRetry(db, async (tx) => {
    const race = await lockedRace(tx, known);
    if (!race) return { problem: "no-race" };
    const person = await findAccount(tx, email);
    if (!person) return { problem: "no-account" };
    const [held] = await tx
      .select({ count: count() })
      .from(raceOrganizers)
      .where(eq(raceOrganizers.raceId, known));
    if ((held?.count ?? 0) >= mostOrganizers) return { problem: "too-many" };
    const made = await tx
      .insert(raceOrganizers)
      .values({
        raceId: known,
        userId: person.userId,
        claimId,
        linkedBy: admin.userId,
        createdAt: now(),
      })
      .onConflictDoNothing()
      .returning({ userId: raceOrganizers.userId });
    if (made.length === 0) return { problem: "linked-already" };
    await recordChange({ db: tx, now }, admin, {
      action: claimId ? "linked from a claim" : "linked",
      subjectType: "organizer",
      subjectId: person.userId,
      subjectName: race.name,
      after: { organizer: person.email },
    });
    const letter = letterToOrganizer({ race: race.name, links });
    await sendIfPossible(services, tx, { address: person.email, lang: person.lang, letter });
    return { problem: null, email: person.email };
  });
}

/** Links the account with the address of a claim to the claimed race, and marks the claim as done. */
export async function linkClaimant(
  services: LinkingServices,
  admin: Admin,
  claimId: string,
  links: Links,
): Promise<LinkedPerson> {
  const { db, now } = services;
  const id = readId(claimId);
  const [claim] = id
    ? await db
        .select({ raceId: raceClaims.raceId, email: raceClaims.email, status: raceClaims.status })
        .from(raceClaims)
        .where(eq(raceClaims.id, id))
    : [];
  if (!id || !claim) return { problem: "no-claim" };
  return db.transaction(async (tx) => {
    const inside = { ...services, db: tx };
    const linked = await linkOrganizer(inside, admin, { ...claim, claimId: id }, links);
    if (linked.problem === null && claim.status !== "done") {
      await tx
        .update(raceClaims)
        .set({ status: "done", updatedAt: now() })
        .where(eq(raceClaims.id, id));
    }
    return linked;
  });
}

/** Ends a link at once, and tells the person by mail. */
export async function removeOrganizer(
  services: LinkingServices,
  admin: Admin,
  { raceId, userId }: { raceId: string; userId: string },
  links: Links,
): Promise<LinkedPerson> {
  const { db, now } = services;
  const [knownRace, knownUser] = [readId(raceId), readId(userId)];
  if (!knownRace || !knownUser) return { problem: "not-linked" };
  return withRetry(db, async (tx) => {
    // Changes of the race that are under way end first.
    const race = await lockedRace(tx, knownRace);
    const removed = await tx
      .delete(raceOrganizers)
      .where(and(eq(raceOrganizers.raceId, knownRace), eq(raceOrganizers.userId, knownUser)))
      .returning({ userId: raceOrganizers.userId });
    if (!race || removed.length === 0) return { problem: "not-linked" };
    const [person] = await tx
      .select({ email: users.email, lang: users.lang })
      .from(users)
      .where(eq(users.id, knownUser));
    const email = person?.email ?? "";
    await recordChange({ db: tx, now }, admin, {
      action: "removed",
      subjectType: "organizer",
      subjectId: knownUser,
      subjectName: race.name,
      before: { organizer: email },
    });
    const letter = letterToFormerOrganizer({ race: race.name, links });
    const lang = person?.lang ?? "en";
    await sendIfPossible(services, tx, { address: email, lang, letter });
    return { problem: null, email };
  });
}

async function lockedRace(tx: Database, raceId: string) {
  const [race] = await tx
    .select({ name: races.raceName })
    .from(races)
    .where(eq(races.id, raceId))
    .for("no key update");
  return race;
}

/** A confirmed and active account. */
async function findAccount(tx: Database, email: string) {
  const [person] = await tx
    .select({ userId: users.id, email: users.email, lang: users.lang })
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(
      and(
        sql`lower(${users.email}) = ${email.toLowerCase()}`,
        eq(users.emailVerified, true),
        eq(users.isAnonymous, false),
        eq(userProfiles.isActive, true),
      ),
    );
  return person;
}

/** Where the letters to organizers lead. */
export function letterLinks(origin: string) {
  return { workspace: origin + href("/organize"), contact: origin + href("/contact") };
}
