import { addDays, type Day } from "#values/day.ts";
import { type Comment, comments, type Ground, type Tone } from "./comments.ts";
import type { DemoPerson } from "./people/people.ts";
import { leastUsed, reviewersOf, seededChance } from "./people/reviewing.ts";
import { type CatalogRace, demoRaces } from "./races/catalog.ts";
import { pastEdition } from "./races/editions.ts";

export type DemoReview = {
  race: CatalogRace;
  author: DemoPerson;
  rating: number;
  comment: string | null;
  experienceDate: Day;
  writtenOn: Day;
  isHidden: boolean;
};

const grounds: Record<CatalogRace["type"], Ground> = {
  Road: "road",
  city: "road",
  Trail: "trail",
  Ultra: "trail",
  mountain: "trail",
  Triathlon: "water",
  MTB: "bike",
};

/** The same reviews for every run on the same day; only their dates move with the calendar. */
export function demoReviews(today: Day): DemoReview[] {
  const used = new Map<string, number>();
  return demoRaces.flatMap((race) => reviewsOf(race, today, used));
}

function reviewsOf(race: CatalogRace, today: Day, used: Map<string, number>): DemoReview[] {
  const chance = seededChance(`reviews of ${race.name}`);
  const said = new Set<string>();
  return authorsFor(race, chance).map((author) => {
    const rating = ratingBy(chance);
    const comment =
      chance() < 0.18 ? null : commentFor({ race, author, rating }, chance, used, said);
    const { experienceDate, writtenOn } = datesFor(race, today, chance);
    return {
      race,
      author,
      rating,
      comment,
      experienceDate,
      writtenOn,
      isHidden: chance() < 0.04,
    };
  });
}

/** Many races have no reviews yet; the well-known ones have several. */
function authorsFor(race: CatalogRace, chance: () => number): DemoPerson[] {
  const count = race.isPremium
    ? 5 + Math.floor(chance() * 4)
    : chance() < 0.36
      ? 0
      : 1 + Math.floor(chance() * 3);
  return reviewersOf(race, { count, neighborly: 0.75 }, chance);
}

function ratingBy(chance: () => number): number {
  const roll = chance();
  if (roll < 0.42) return 5;
  if (roll < 0.8) return 4;
  if (roll < 0.94) return 3;
  return roll < 0.985 ? 2 : 1;
}

/** The least used comment that suits the race, the rating and the author's language. */
function commentFor(
  { race, author, rating }: { race: CatalogRace; author: DemoPerson; rating: number },
  chance: () => number,
  used: Map<string, number>,
  said: Set<string>,
): string {
  const tone: Tone = rating >= 4 ? "good" : rating === 3 ? "mixed" : "low";
  const language = chance() < (author.language === "fr" ? 0.9 : 0.45) ? author.language : "en";
  const suits = (comment: Comment) =>
    comment.tone === tone &&
    (comment.ground === "any" || comment.ground === grounds[race.type]) &&
    !said.has(comment.text);
  const inLanguage = comments.filter((each) => suits(each) && each.language === language);
  const candidates = inLanguage.length > 0 ? inLanguage : comments.filter(suits);
  const text = leastUsed(candidates, used, chance);
  said.add(text);
  return text;
}

function datesFor(race: CatalogRace, today: Day, chance: () => number) {
  const yearsAgo = 1 + Math.floor(chance() * 3);
  const delay = 1 + Math.floor(chance() * 20);
  const latest = pastEdition(race.on, today, yearsAgo);
  // A review of last week's race would otherwise be written in the future.
  const experienceDate =
    addDays(latest, delay) < today ? latest : pastEdition(race.on, today, yearsAgo + 1);
  return { experienceDate, writtenOn: addDays(experienceDate, delay) };
}
