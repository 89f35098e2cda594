import { createHash, randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import ical, { ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { trainingPlans } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { addDays } from "#values/day.ts";
import { readId } from "#values/id.ts";
import { type Lang, sayIn } from "#values/say.ts";
import { inLanguage } from "#values/web/language.ts";
import { reasonText, sessionLength, sessionName, stepsText } from "./messages.ts";
import { findPlan } from "./plans/queries.server.ts";
import type { StoredPlan, StoredSession } from "./rules/plan.ts";

/** Enough random bytes that nobody can guess the address. */
const secretBytes = 24;

const digestOf = (token: string) => createHash("sha256").update(token).digest("hex");

/**
 * Gives the calendar of a plan a new secret address; the one before ends. Only its digest is stored, so
 * the address is shown once.
 */
export async function openFeed(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
  id: string,
): Promise<{ token: string } | null> {
  const token = randomBytes(secretBytes).toString("base64url");
  const changed = await setDigest({ db }, { userId, id }, digestOf(token));
  return changed ? { token } : null;
}

/** Ends the address of a plan's calendar. */
export async function closeFeed(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
  id: string,
): Promise<boolean> {
  return setDigest({ db }, { userId, id }, null);
}

async function setDigest(
  { db }: Pick<Services, "db">,
  { userId, id }: { userId: string; id: string },
  feedDigest: string | null,
): Promise<boolean> {
  const own = readId(id);
  if (own === null) return false;
  const changed = await db
    .update(trainingPlans)
    .set({ feedDigest })
    .where(and(eq(trainingPlans.id, own), eq(trainingPlans.userId, userId)))
    .returning({ id: trainingPlans.id });
  return changed.length > 0;
}

/** The plan of a secret address, also after the membership has ended; `null` for any other address. */
export async function planOfFeed(
  { db }: Pick<Services, "db">,
  token: string,
): Promise<StoredPlan | null> {
  const [row] = await db
    .select({ id: trainingPlans.id, userId: trainingPlans.userId })
    .from(trainingPlans)
    .where(eq(trainingPlans.feedDigest, digestOf(token)));
  return row ? findPlan({ db }, row, row.id) : null;
}

/** How often calendars should read it again: four times a day. */
const refreshSeconds = 6 * 60 * 60;

/**
 * A plan as an iCalendar file (RFC 5545) to subscribe to. An entry keeps its UID when its session is
 * moved or the plan is built again, so that calendars move it too.
 */
export function planCalendar(
  plan: Pick<StoredPlan, "name" | "sessions"> & { answers: Pick<StoredPlan["answers"], "unit"> },
  { origin, lang }: { origin: string; lang: Lang },
): string {
  const { unit } = plan.answers;
  const say = sayIn(lang);
  const language = lang.toUpperCase();
  const calendar = ical({ prodId: { company: "Dorsal", product: "Training", language } });
  const name = say({ en: `Training: ${plan.name}`, es: `Entrenamiento: ${plan.name}` });
  // The library does not escape the name of a calendar, but the format requires it.
  calendar.scale("GREGORIAN").name(name.replace(/[\\;,]/g, "\\$&"));
  calendar.ttl(refreshSeconds);
  for (const session of plan.sessions) {
    const url = inLanguage(lang, `${origin}/training/sessions/${session.id}`);
    calendar.createEvent({
      id: `training-${session.id}@${new URL(origin).hostname}`,
      sequence: sequenceOf(session),
      stamp: session.updatedAt,
      lastModified: session.updatedAt,
      allDay: true,
      start: `${session.day}T00:00:00Z`,
      end: `${addDays(session.day, 1)}T00:00:00Z`,
      summary: `${session.state === "done" ? "✓ " : ""}${say(sessionName(session))}, ${sessionLength(session, unit)}`,
      description: `${stepsText(session.steps, unit, lang)}\n${reasonText(session.reason, unit, lang)}\n${url}`,
      url,
      status: session.state === "skipped" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** Grows with every change, as the format asks for: minutes since 1970. */
function sequenceOf({ updatedAt }: StoredSession): number {
  return Math.floor(updatedAt.getTime() / 60_000);
}
