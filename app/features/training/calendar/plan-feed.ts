import ical, { ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { addDays } from "#values/day.ts";
import { type Lang, sayIn } from "#values/say.ts";
import { inLanguage } from "#values/web/language.ts";
import { reasonText, sessionLength, sessionName, stepsText } from "../messages.ts";
import type { StoredPlan, StoredSession } from "../rules/plan.ts";

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
