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

type Runner = Pick<Viewer, "userId">;
type Inside = Pick<Services, "db" | "mail" | "now">;

/** Tells the runner of a new entry, within the transaction that makes it. */
export async function confirmByMail(
  services: Inside,
  viewer: Runner,
  id: string,
  { origin }: { origin: string },
): Promise<void> {
  const entry = await findRegistration(services, viewer, id);
  const calendar = entry && (await findCalendarRace(services, entry.race.id));
  if (!calendar) return;
  const made = { origin, calendar, today: toDay(services.now()) };
  await mailTo(services, viewer, letterOfConfirmation(entry, made));
}

/** Tells the runner that the place is given back, within the transaction that does it. */
export async function cancelByMail(
  services: Inside,
  viewer: Runner,
  entry: RegistrationRecord,
  { origin }: { origin: string },
): Promise<void> {
  await mailTo(services, viewer, letterOfCancellation(entry, { origin }));
}

/** A server without mail registers runners all the same; the screens say that no mail comes. */
async function mailTo({ db, mail }: Inside, { userId }: Runner, letter: Letter): Promise<void> {
  if (mail.mode === "unavailable") return;
  const [person] = await db
    .select({ address: users.email, name: users.name })
    .from(users)
    .where(eq(users.id, userId));
  if (person) await mail.send(person, letter, { within: db });
}
