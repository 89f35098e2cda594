import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { raceDistances, raceRegistrations, type races } from "#db/schema.ts";
import { keepAnswers } from "#features/registrations/drafts.server.ts";
import { openSecretBox } from "#services/identity/secret-box.ts";
import { outboxOf } from "./outbox.ts";
import { aPerson } from "./people.ts";
import { aRace, now } from "./races/races.ts";

/** What encrypts the numbers of documents. */
export const identity = { box: openSecretBox("a secret of the tests") };

/** What a runner types into the form, right in every field. */
export const typedAnswers = {
  firstName: "Ana",
  lastName: "Quispe",
  dateOfBirth: "1990-02-28",
  phone: "987 654 321",
  country: "Peru",
  insuranceProvider: "Rímac",
  policyNumber: "P-123",
  emergencyContactName: "Luz Quispe",
  emergencyContactPhone: "+51 912 345 678",
  waiverAccepted: "yes",
};

/** A registration as it is stored, without its race and its runner. */
export const storedEntry = {
  firstName: "Ana",
  lastName: "Quispe",
  dateOfBirth: "1990-02-28",
  phone: "+51987654321",
  country: "Peru",
  insuranceProvider: "Rímac",
  policyNumber: "P-123",
  emergencyContactName: "Luz Quispe",
  emergencyContactPhone: "+51912345678",
  waiverAccepted: true,
};

/** A filled-in form that has not been sent; gives the place where it is. */
export async function aDraft(
  db: Database,
  viewer: { userId: string },
  { answers = typedAnswers, ...place }: Draft,
) {
  const at = { draftId: randomUUID(), ...place };
  await keepAnswers({ db, now, identity }, viewer, at, answers);
  return at;
}

type Draft = {
  raceId: string;
  distanceId: string | null;
  draftId?: string;
  companionId?: string;
  groupId?: string;
  answers?: Record<string, string>;
};

/** An internal race with a 10K of three places, a runner, and services within the transaction. */
export async function anEntryWorld(tx: Database, race: Partial<typeof races.$inferInsert> = {}) {
  const raceId = await aRace(tx, {
    raceTypeCategory: "internal",
    startDate: "2026-12-06",
    registrationDeadline: "2026-11-25",
    raceName: "Carrera",
    ...race,
    distances: [{ distance: "10K", capacity: 3 }],
  });
  const [distance] = await tx.select().from(raceDistances).where(eq(raceDistances.raceId, raceId));
  const userId = await aPerson(tx, { email: "ana@example.com" });
  const { mail, messages: sent } = outboxOf(tx);
  return {
    place: { raceId, distanceId: distance?.id ?? null },
    viewer: { userId },
    services: { db: tx, now, mail, identity },
    sent,
  };
}

type Columns = Partial<typeof raceRegistrations.$inferInsert> & { raceId: string; userId: string };

/** Puts an entry into the database; gives its id. */
export async function aRegistration(db: Database, columns: Columns): Promise<string> {
  const [made] = await db
    .insert(raceRegistrations)
    .values({
      ...typedAnswers,
      phone: "+51987654321",
      emergencyContactPhone: "+51912345678",
      waiverAccepted: true,
      createdAt: now(),
      ...columns,
    })
    .returning({ id: raceRegistrations.id });
  if (!made) throw new Error("The registration was not inserted.");
  return made.id;
}
