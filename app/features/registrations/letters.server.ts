import { and, eq } from "drizzle-orm";
import { raceOrganizers, userProfiles, users } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { BilingualLetter } from "#services/mail/mail.ts";
import type { Services } from "#services/services.ts";

/** A server without mail registers runners as well; its screens say that no mail is sent. */
export async function mailTo(
  { db, mail }: Pick<Services, "db" | "mail">,
  { userId }: Pick<Viewer, "userId">,
  letter: BilingualLetter,
): Promise<void> {
  if (mail.mode === "unavailable") return;
  const [person] = await db
    .select({ address: users.email, name: users.name, lang: users.lang })
    .from(users)
    .where(eq(users.id, userId));
  if (person) await mail.send(person, letter, { within: db });
}

/** The organizers of a race who get letters: those whose accounts are active. */
export function activeOrganizers({ db }: Pick<Services, "db">, raceId: string) {
  return db
    .select({ userId: raceOrganizers.userId })
    .from(raceOrganizers)
    .innerJoin(userProfiles, eq(userProfiles.userId, raceOrganizers.userId))
    .where(and(eq(raceOrganizers.raceId, raceId), userProfiles.isActive));
}
