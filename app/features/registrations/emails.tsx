import { href } from "react-router";
import {
  type CalendarRace,
  calendarFileName,
  raceCalendarFile,
} from "#features/races/calendar/calendar-file.ts";
import { placeOf, raceUrl } from "#features/races/race.ts";
import type { Letter } from "#services/mail/mail.ts";
import { writeLetter } from "#ui/letter/letter.server.tsx";
import { formatClockTime, formatDay } from "#values/day.ts";
import type { RegistrationRecord } from "./registration.ts";

type ToRunner = Pick<
  RegistrationRecord,
  "id" | "bib" | "firstName" | "lastName" | "race" | "distance"
>;

/** To a runner who has just registered, with the race as a calendar file. */
export function letterOfConfirmation(
  entry: ToRunner,
  { calendar, ...made }: { origin: string; now: Date; calendar: CalendarRace },
): Letter {
  const { race } = entry;
  const { origin } = made;
  const deadline = race.registrationDeadline;
  const letter = writeLetter(`You are registered: ${race.name}`, [
    `${entry.firstName}, your place in ${race.name} is yours.`,
    { facts: factsOf(entry) },
    { label: "See your registration", href: origin + href("/registrations/:id", { id: entry.id }) },
    "The race is in the attached file, ready for your calendar. Entry fees are handled by the organizer and its payment processor; nothing has been charged here.",
    {
      note: deadline
        ? `If you cannot come, please cancel by ${formatDay(deadline)}, so that somebody else can run.`
        : "If you cannot come, please cancel before race day, so that somebody else can run.",
    },
  ]);
  // A registered runner no longer needs to know when registration closes.
  const content = raceCalendarFile({ ...calendar, registrationDeadline: null }, made);
  const contentType = "text/calendar; charset=utf-8; method=PUBLISH";
  return {
    ...letter,
    attachments: [{ filename: calendarFileName(race.name), contentType, content }],
  };
}

/** To a runner who has cancelled. */
export function letterOfCancellation(entry: ToRunner, { origin }: { origin: string }): Letter {
  const { race } = entry;
  return writeLetter(`Registration cancelled: ${race.name}`, [
    `${entry.firstName}, your registration has been cancelled as you asked, and your place is free again.`,
    { facts: factsOf(entry) },
    "If you have paid the organizer, please ask there about your fee.",
    { label: "See the race", href: raceUrl(race, origin), look: "link" },
  ]);
}

function factsOf({ race, distance, bib, firstName, lastName }: ToRunner): [string, string][] {
  const facts: [string, string][] = [["Race", race.name]];
  if (distance) facts.push(["Distance", distance]);
  facts.push(["Date", formatDay(race.startDate)]);
  if (race.startTime) facts.push(["Start", formatClockTime(race.startTime)]);
  facts.push(
    ["Place", placeOf(race)],
    ["Runner", `${firstName} ${lastName}`],
    ["Bib", String(bib)],
  );
  return facts;
}
