import { href } from "react-router";
import { raceUrl } from "#features/races/race.ts";
import type { Letter } from "#services/mail/mail.ts";
import { type LetterPart, writeLetter } from "#ui/letter/letter.server.tsx";
import { formatDay } from "#values/day.ts";
import type { GivenStatus } from "./given-status.ts";
import type { RosterRecord } from "./roster.ts";

type ToRunner = Pick<RosterRecord, "id" | "firstName" | "lastName" | "distance" | "race">;

/** To a runner whose registration an administrator has given another status. */
export function letterOfChange(
  entry: ToRunner,
  to: GivenStatus,
  { origin }: { origin: string },
): Letter {
  const { race } = entry;
  const own = origin + href("/registrations/:id", { id: entry.id });
  const letters: Record<GivenStatus, [subject: string, ...parts: LetterPart[]]> = {
    confirmed: [
      `Your place is confirmed: ${race.name}`,
      `${entry.firstName}, your registration for ${race.name} is confirmed. We look forward to seeing you at the start.`,
      { facts: factsOf(entry) },
      { label: "See your registration", href: own },
    ],
    completed: [
      `You have run ${race.name}`,
      `${entry.firstName}, your registration for ${race.name} is marked as completed. Congratulations!`,
      { facts: factsOf(entry) },
      { label: "See the race", href: raceUrl(race, origin), look: "link" },
    ],
    cancelled: [
      `Registration cancelled: ${race.name}`,
      `${entry.firstName}, your registration for ${race.name} has been cancelled by the people who look after registrations.`,
      { facts: factsOf(entry) },
      "If you have paid the organizer, please ask there about your fee.",
      { label: "See your registration", href: own, look: "link" },
      { note: "If you think that this is a mistake, answer this mail." },
    ],
  };
  const [subject, ...parts] = letters[to];
  return writeLetter(subject, parts);
}

function factsOf({ race, distance, firstName, lastName }: ToRunner): [string, string][] {
  const facts: [string, string][] = [["Race", race.name]];
  if (distance) facts.push(["Distance", distance]);
  facts.push(
    ["Date", formatDay(race.startDate)],
    ["Place", `${race.city}, ${race.country}`],
    ["Runner", `${firstName} ${lastName}`],
  );
  return facts;
}
