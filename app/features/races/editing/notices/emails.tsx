import { href } from "react-router";
import type { Letter } from "#services/mail/mail.ts";
import { writeLetter } from "#ui/letter/letter.server.tsx";
import { type ClockTime, formatClockTime, formatDay } from "#values/day.ts";
import { type RaceCard, raceUrl } from "../../race.ts";
import type { RaceNews } from "./race-news.ts";

/** The present data of a race, for the mail to its runners. */
export type LetterRace = Pick<RaceCard, "id" | "name" | "startDate"> & {
  startTime: ClockTime | null;
  place: string;
};
type LetterRunner = { firstName: string; registrationId: string };

/** To a runner whose race was cancelled, moved or reinstated. */
export function letterOfNews(
  runner: LetterRunner,
  race: LetterRace,
  news: RaceNews,
  { origin }: { origin: string },
): Letter {
  const registration = href("/registrations/:id", { id: runner.registrationId });
  const { subject, first, facts, last } = wordsOf(race, news);
  return writeLetter(subject, [
    `${runner.firstName}, ${first}`,
    { facts: [["Race", race.name], ...facts] },
    { label: "See your registration", href: origin + registration },
    last,
    { label: "See the race", href: raceUrl(race, origin), look: "link" },
  ]);
}

/** To a runner whose race was deleted, and the registration with it. */
export function letterOfDeletion({ name }: { name: string }, race: LetterRace): Letter {
  return writeLetter(`Removed: ${race.name}`, [
    `${name ? `${name}, ` : ""}${race.name} has been removed from Dorsal, and your registration with it.`,
    { facts: [["Race", race.name], dateOf(race), placeOf(race)] },
    "Please ask the organizer whether the race takes place, and about your fee if you have paid one.",
  ]);
}

/** To an organizer whose race was deleted, and the link with it. */
export function letterOfDeletionToOrganizer(race: LetterRace): Letter {
  return writeLetter(`Deleted: ${race.name}`, [
    `An administrator has deleted ${race.name} from Dorsal. Its registrations, its reviews and its webhooks are deleted with it, and you do not organize it here any more.`,
    { facts: [["Race", race.name], dateOf(race), placeOf(race)] },
    "If you think that this is a mistake, please write to us by the contact page of Dorsal.",
  ]);
}

type Fact = [label: string, value: string];
type Words = { subject: string; first: string; facts: Fact[]; last: string };

function wordsOf(race: LetterRace, news: RaceNews): Words {
  const when = [dateOf(race), placeOf(race)];
  if (news.kind === "cancelled") {
    return {
      subject: `Cancelled: ${race.name}`,
      first: `${race.name} does not take place: it has been cancelled.`,
      facts: when,
      last: "If you have paid the organizer, please ask there about your fee.",
    };
  }
  if (news.kind === "back") {
    return {
      subject: `Taking place after all: ${race.name}`,
      first: `${race.name} had been cancelled. Now it takes place after all.`,
      facts: when,
      last: "Your registration stands as it did. If you cannot come any more, please cancel it, so that somebody else can run.",
    };
  }
  return wordsOfMove(race, news);
}

function wordsOfMove(race: LetterRace, news: Extract<RaceNews, { kind: "moved" }>): Words {
  const { name } = race;
  const date = formatDay(race.startDate);
  const start = startOf(race.startTime);
  const moves: { what: string; now: string; first: string; facts: Fact[] }[] = [];
  if (news.from !== undefined) {
    moves.push({
      what: "date",
      now: date,
      first: `${name} takes place on another day.`,
      facts: [
        ["Until now", formatDay(news.from)],
        ["New date", date],
      ],
    });
  }
  if (news.fromTime !== undefined) {
    moves.push({
      what: "start time",
      now: start,
      first: `${name} starts at another time.`,
      facts: [
        ["Start until now", startOf(news.fromTime)],
        ["New start", start],
      ],
    });
  }
  if (news.fromPlace !== undefined) {
    moves.push({
      what: "place",
      now: race.place,
      first: `${name} takes place elsewhere.`,
      facts: [
        ["Place until now", news.fromPlace],
        ["New place", race.place],
      ],
    });
  }
  const [only] = moves;
  const what = joined.format(moves.map((move) => move.what));
  const isOne = only !== undefined && moves.length === 1;
  return {
    subject: isOne ? `New ${what}: ${name}, ${only.now}` : `New ${what}: ${name}`,
    first: isOne ? only.first : `The ${what} of ${name} have changed.`,
    facts: [
      ...(news.from === undefined ? [dateOf(race)] : []),
      ...moves.flatMap(({ facts }) => facts),
      ...(news.fromPlace === undefined ? [placeOf(race)] : []),
    ],
    last: "Your registration stays. If you cannot come any more, please cancel it, so that somebody else can run.",
  };
}

const joined = new Intl.ListFormat("en");

function dateOf({ startDate }: Pick<LetterRace, "startDate">): Fact {
  return ["Date", formatDay(startDate)];
}

function placeOf({ place }: Pick<LetterRace, "place">): Fact {
  return ["Place", place];
}

function startOf(time: ClockTime | null): string {
  return time === null ? "not known" : formatClockTime(time);
}
