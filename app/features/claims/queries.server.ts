import { eq } from "drizzle-orm";
import { races, userProfiles } from "#db/schema.ts";
import { type Viewer, viewerName } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import type { Claimant } from "./claim.ts";

/** The name of the race to be claimed; `null` when there is no such race. */
export async function claimableRace(
  { db }: Pick<Services, "db">,
  raceId: string,
): Promise<string | null> {
  const [race] = await db.select({ name: races.raceName }).from(races).where(eq(races.id, raceId));
  return race?.name ?? null;
}

/** The viewer's data for the claim form. */
export async function claimantOf(
  { db }: Pick<Services, "db">,
  viewer: Viewer | null,
): Promise<Claimant> {
  if (!viewer) return { name: "", email: "", phone: "" };
  const [profile] = await db
    .select({ phone: userProfiles.phone })
    .from(userProfiles)
    .where(eq(userProfiles.userId, viewer.userId));
  const isNamed = viewer.firstName || viewer.lastName;
  return {
    name: isNamed ? viewerName(viewer) : "",
    email: viewer.email,
    phone: profile?.phone ?? "",
  };
}
