import { sql } from "drizzle-orm";
import type { Viewer } from "#features/accounts/viewer.ts";
import { viewerName } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import type { Claimant } from "./claim.ts";

type Basics = Pick<Services, "db">;

/** What the race that somebody wants to claim is called; `null` when there is none. */
export async function claimableRace({ db }: Basics, raceId: string): Promise<string | null> {
  const [row] = await db.execute<{ name: string }>(
    sql`select race_name as name from races where id = ${raceId}::uuid`,
  );
  return row?.name ?? null;
}

/** What the claim form knows of its viewer. */
export async function claimantOf({ db }: Basics, viewer: Viewer | null): Promise<Claimant> {
  if (!viewer) return { name: "", email: "", phone: "" };
  const [row] = await db.execute<{ phone: string | null }>(
    sql`select phone from user_profiles where user_id = ${viewer.userId}::uuid`,
  );
  const isNamed = viewer.firstName || viewer.lastName;
  return {
    name: isNamed ? viewerName(viewer) : "",
    email: viewer.email,
    phone: row?.phone ?? "",
  };
}
