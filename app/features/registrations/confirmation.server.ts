import { eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { findCalendarRace } from "#features/races/sharing/feed.server.ts";
import type { Letter } from "#services/mail/mail.ts";
import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import { letterOfCancellation, letterOfConfirmation } from "./emails.tsx";
import { findRegistration } from "./queries.server.ts";
import type { RegistrationRecord } from "./registration.ts";

/** Tells the runner of a new registration, in the transaction that makes it. */
export async function confirmByMail(
  services: Pick<Services, "db" | "mail" | "now">,
  viewer: Pick<Viewer, "userId">,
  id: string,
  { origin }: { origin: string },
): Promise<void> {
  const entry = await findRegistration(services, viewer, id);
  const calendar = entry && (await findCalendarRace(services, entry.race.id));
  if (!calendar) return;
  const made = { origin, calendar, today: toDay(services.now()) };
  await mailTo(services, viewer, letterOfConfirmation(entry, made));
}

/** Tells the runner that the place is free again, in the transaction that cancels it. */
export async function cancelByMail(
  services: Pick<Services, "db" | "mail">,
  viewer: Pick<Viewer, "userId">,
  entry: RegistrationRecord,
  { origin }: { origin: string },
): Promise<void> {
  await mailTo(services, viewer, letterOfCancellation(entry, { origin }));
}

/** A server without mail registers runners as well; its screens say that no mail is sent. */
async function mailTo(
  { db, mail }: Pick<Services, "db" | "mail">,
  { userId }: Pick<Viewer, "userId">,
  letter: Letter,
): Promise<void> {
  if (mail.mode === "unavailable") return;
  const [person] = await db
    .select({ address: users.email, name: users.name })
    .from(users)
    .where(eq(users.id, userId));
  if (person) await mail.send(person, letter, { within: db });
}
