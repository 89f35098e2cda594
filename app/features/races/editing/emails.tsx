import { href } from "react-router";
import type { Letter } from "#services/mail/mail.ts";
import { writeLetter } from "#ui/letter.server.tsx";
import { type Day, formatDay } from "#values/day.ts";
import { placeOf, type RaceCard, raceUrl } from "../race.ts";
import type { RaceNews } from "./runners.ts";

type ToldRace = Pick<RaceCard, "id" | "name" | "startDate" | "city" | "stateProvince" | "country">;
type ToldRunner = { firstName: string; registrationId: string };

/** To a runner whose race was called off lies on another day now, or takes place after all. */
export function letterOfNews(
  runner: ToldRunner,
  race: ToldRace,
  news: RaceNews,
  { origin }: { origin: string },
): Letter {
  const registration = href("/registrations/:id", { id: runner.registrationId });
  const { subject, first, facts, last } = wordsOf(race, news);
  return writeLetter(subject, [
    `${runner.firstName}, ${first}`,
    { facts: [["Race", race.name], ...facts, ["Place", placeOf(race)]] },
    { label: "See your registration", href: origin + registration },
    last,
    { label: "See the race", href: raceUrl(race, origin), look: "link" },
  ]);
}

function wordsOf(race: ToldRace, news: RaceNews) {
  if (news.kind === "cancelled") {
    return {
      subject: `Cancelled: ${race.name}`,
      first: `${race.name} does not take place: it has been cancelled.`,
      facts: [["Date", formatDay(race.startDate)] as [string, string]],
      last: "If you have paid the organizer, please ask there about your fee.",
    };
  }
  if (news.kind === "back") {
    return {
      subject: `Taking place after all: ${race.name}`,
      first: `${race.name} had been cancelled. Now it takes place after all.`,
      facts: [["Date", formatDay(race.startDate)] as [string, string]],
      last: "Your registration stands as it did. If you cannot come any more, please cancel it, so that somebody else can run.",
    };
  }
  return {
    subject: `New date: ${race.name}, ${formatDay(race.startDate)}`,
    first: `${race.name} takes place on another day.`,
    facts: [
      ["Until now", formatDay(news.from as Day)],
      ["New date", formatDay(race.startDate)],
    ] as [string, string][],
    last: "Your registration stays. If you cannot come on the new day, please cancel it, so that somebody else can run.",
  };
}
