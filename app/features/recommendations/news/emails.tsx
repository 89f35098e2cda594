import { href } from "react-router";
import { placeOf, type RaceCard, raceUrl } from "#features/races/race.ts";
import type { Letter } from "#services/mail/mail.ts";
import { type LetterPart, writeLetter } from "#ui/letter/letter.server.tsx";
import { formatDay } from "#values/day.ts";
import { amountWords } from "#values/money.ts";
import type { WatchedNews } from "./news.ts";

/** A race that there is news about. */
export type RaceInNews = Pick<
  RaceCard,
  "id" | "name" | "startDate" | "city" | "stateProvince" | "country"
> & { news: WatchedNews; isKept: boolean };

/** To a member: registration has opened, or a price has risen. */
export function letterOfRaceNews(
  races: readonly [RaceInNews, ...RaceInNews[]],
  { origin, token }: { origin: string; token: string },
): Letter {
  const [first, ...others] = races;
  const subject =
    others.length === 0 ? headline(first) : `News of ${races.length} races for your season`;
  const why = races.some(({ isKept }) => isKept)
    ? "You get this mail because you keep these races, or because they fit what you run."
    : "You get this mail because these races fit what you run.";
  return writeLetter(
    subject,
    [
      ...races.flatMap((race) => partsOf(race, origin)),
      {
        note: `${why} It is part of your plan, and one click ends it.`,
      },
    ],
    { unsubscribeUrl: origin + href("/race-news/:token", { token }) },
  );
}

function partsOf(race: RaceInNews, origin: string): LetterPart[] {
  return [
    `${headline(race)}.`,
    {
      facts: [
        ["Date", formatDay(race.startDate)],
        ["Place", placeOf(race)],
      ],
    },
    { label: `See ${race.name}`, href: raceUrl(race, origin), look: "link" },
  ];
}

function headline({ name, news }: RaceInNews): string {
  if (news.kind === "opened") return `Registration is open: ${name}`;
  const [from, to] = [amountWords(news.from), amountWords(news.to)];
  return `${name} now costs ${to}, was ${from}`;
}
