import { addDays, type Day, formatDay, msPerDay, toDay } from "#values/day.ts";
import type { blogPosts, blogPostVersions, blogRaceReferences } from "../../schema.ts";
import { demoAccounts, demoId } from "../people/people.ts";
import { type CatalogRace, demoRaces } from "../races/catalog.ts";
import { distanceRows, raceId, raceRow } from "../races/rows.ts";
import type { DemoPost, RaceWords } from "./post.ts";
import { checklist, elevationProfile, priceSteps, trailEtiquette } from "./race-day.ts";
import { cortesiaEnElTrail, listaDelDia } from "./race-day-in-spanish.ts";
import { altitude, firstTenK, heat, taper } from "./training.ts";
import { altura, calor, primeros10K } from "./training-in-spanish.ts";

/** It appears by itself, a few days after the demo was filled. */
const cold: DemoPost = {
  title: "Running through a Canadian winter",
  author: "Marisol Demo",
  tags: ["cold", "training", "Canada"],
  daysAgo: -5,
  races: ["Robbie Burns Road Race", "Santa Shuffle", "First Half Half Marathon"],
  seoTitle: "Running through a Canadian winter: layers, ice, limits",
  seoDescription:
    "How to dress for running in the cold, what wind does to it, how to run on ice, and at which wind chill to stay inside: what sports physicians recommend.",
  seoKeywords: "winter running, cold, wind chill, layers, ice, Canada",
  write: ({
    link,
  }) => `Cold alone seldom stops a run. Wind, wet clothes and standing still do. Anyone who has trained through one winter in Winnipeg or Québec knows it; for everyone else, here is the short version.

## Dress for the second kilometer

At your door you should feel cool. A runner makes so much heat that it feels about ten degrees Celsius warmer after a few minutes.

| Temperature | What most runners wear |
|---|---|
| 5 to 10 °C | a long shirt, tights or shorts, thin gloves |
| 0 to 5 °C | a long shirt and a light vest, tights, gloves, a band over the ears |
| −10 to 0 °C | two layers above, warm tights, gloves, a hat |
| −20 to −10 °C | three layers above, wind protection in front, mittens, a scarf over the mouth |

These are habits, not rules; find your own and write them down. Three things hold for everyone:

- **No cotton next to the skin.** Wet cotton is cold for as long as it is on you.
- **Hands, ears and feet first.** Mittens are warmer than gloves.
- **A dry shirt waits at the finish**, and you change within minutes.

## Wind decides

The position stand of the American College of Sports Medicine on cold says that exercise can nearly always go on if clothing, food and planning fit the weather, and that wind and wet are what raise the danger.[^1] Canada's weather service warns that frostbite becomes likely within half an hour when the wind chill reaches about −28, and sooner below that.[^2] On such days, run inside.

Run out against the wind and come home with it. The other way around, you turn with a wet shirt into the wind.

## On ice

Short steps, feet below your hips, hands out of the pockets. Shoes with small spikes, or grips over your own, are worth their price. On black ice, walk: a week of walking is shorter than a broken wrist.

Be seen. It is dark when you leave and dark when you come back, and drivers look through a small clear patch in a frozen windshield.

## Drink, and breathe

You lose water with every breath. Drink after a long run as you would in autumn.

Dry, cold air can set off a cough or asthma. A thin cloth over the mouth warms it, and so does a longer warm-up indoors. If you wheeze each time, see a doctor; it can be treated.

**White and numb skin, strong shivering, slurred speech or clumsiness:** go inside, take off what is wet, get warm slowly and get help. Chest pain in the cold is an emergency as in any weather.

## A reason to go out

A race in the dark months keeps a runner honest. ${link("Santa Shuffle")} comes in December, ${link("Robbie Burns Road Race")} in January, and ${link("First Half Half Marathon")} in Vancouver in February, where winter is mostly rain.

[^1]: Castellani JW and others. American College of Sports Medicine position stand: prevention of cold injuries during exercise. *Medicine & Science in Sports & Exercise*, 2006.
[^2]: Environment and Climate Change Canada, *Wind chill index*.`,
};

/** What the studio shows of work that is not finished. */
const heartRate: DemoPost = {
  title: "Training by heart rate: what it can tell you",
  author: "Ada Demo",
  tags: ["training"],
  daysAgo: null,
  races: ["Querétaro Maratón"],
  seoTitle: "",
  seoDescription: "",
  seoKeywords: "",
  write: ({
    link,
    day,
  }) => `> **Draft.** The sources are still missing; do not publish before they are there.

A watch shows a number, and the number looks exact. How much of it is about your training, and how much about the heat, the coffee and a bad night?

## What it is good for

- Keeping easy runs easy
- Seeing over weeks that the same pace costs less

## What it is not good for

- Short repetitions: the heart is slower than the legs
- Comparing yourself with another runner

## To find out

- How far are the usual formulas for the highest heart rate off, and who says so?
- Optical sensors at the wrist against a belt: which study is the newest?
- One table with zones, or none at all?

## A race to try it at

${link("Querétaro Maratón")} on ${day("Querétaro Maratón")} has four distances on a rolling course, which makes heart rate a better guide than pace.`,
};

/** All posts of the demo: eight that readers see, five of them also in Spanish, one that waits for its day, and a draft. */
export const demoPosts: DemoPost[] = [
  altitude,
  heat,
  firstTenK,
  taper,
  elevationProfile,
  checklist,
  priceSteps,
  trailEtiquette,
  cold,
  heartRate,
  altura,
  calor,
  primeros10K,
  listaDelDia,
  cortesiaEnElTrail,
];

/** One race has moved since this draft was written, so that the studio has something to flag. */
const movedRace = { post: heartRate, race: "Querétaro Maratón", daysLater: 7 };

type PostRow = typeof blogPosts.$inferInsert & { id: string };

export type DemoPostRows = {
  posts: PostRow[];
  references: (typeof blogRaceReferences.$inferInsert)[];
  versions: (typeof blogPostVersions.$inferInsert)[];
};

/** The posts as rows, dated from `now`. */
export function demoPostRows(now: Date): DemoPostRows {
  const today = toDay(now);
  const posts = demoPosts.map((post) => ({ post, row: postRow(post, now, today) }));
  return {
    posts: posts.map(({ row }) => row),
    references: posts.flatMap(({ post, row }) =>
      post.races.map((name, position) => ({
        blogId: row.id,
        raceId: raceId(named(name)),
        position,
        facts: factsOf(post, name, today),
      })),
    ),
    versions: posts.map(({ post, row }) => ({
      postId: row.id,
      revision: 1,
      title: row.title,
      content: row.content,
      seoTitle: row.seoTitle,
      seoDescription: row.seoDescription,
      seoKeywords: row.seoKeywords,
      tags: post.tags,
      raceIds: post.races.map((name) => raceId(named(name))),
      savedBy: demoAccounts.admin.id,
      savedByName: "Ada Demo",
      savedAt: row.createdAt,
    })),
  };
}

function postRow(post: DemoPost, now: Date, today: Day): PostRow {
  const { daysAgo } = post;
  const morning = (days: number) => new Date(`${addDays(today, -days)}T13:00:00Z`);
  // Readers see a post from its moment on: one of today may not lie ahead.
  const publishedAt = daysAgo === null ? null : morning(daysAgo);
  const createdAt = new Date(
    Math.min(now.getTime(), publishedAt?.getTime() ?? Infinity) - msPerDay,
  );
  return {
    id: demoId("post", post.title),
    title: post.title,
    content: post.write(raceWords(post, today)),
    seoTitle: post.seoTitle || null,
    seoDescription: post.seoDescription || null,
    seoKeywords: post.seoKeywords || null,
    status: publishedAt ? "published" : "draft",
    createdBy: demoAccounts.admin.email,
    authorId: demoAccounts.admin.id,
    authorName: post.author,
    tags: post.tags,
    lang: post.lang ?? "en",
    translationOf: post.translates ? demoId("post", post.translates.title) : null,
    publishedAt,
    createdAt,
    updatedAt: createdAt,
  };
}

function raceWords(post: DemoPost, today: Day): RaceWords {
  const rowOf = (name: string) => raceRow(named(name), today, new Date(0));
  const { lang = "en" } = post;
  return {
    link: (name) => `[${name}](/races/${raceId(named(name))})`,
    day: (name) => formatDay(rememberedDay(post, name, today), lang),
    deadline: (name) => formatDay(rowOf(name).registrationDeadline ?? rowOf(name).startDate, lang),
  };
}

/** What the studio remembers of a race: as it was when the post was written. */
function factsOf(post: DemoPost, name: string, today: Day) {
  const race = named(name);
  const row = raceRow(race, today, new Date(0));
  const distances = distanceRows(race, new Date(0));
  const paid = distances.flatMap(({ discountedPriceMinor, priceMinor, priceCurrency }) => {
    const minor = discountedPriceMinor ?? priceMinor ?? null;
    return minor === null ? [] : [{ minor, currency: priceCurrency }];
  });
  return {
    name: row.raceName,
    date: rememberedDay(post, name, today),
    city: row.city,
    country: row.country,
    status: row.raceStatus,
    distances: distances.map(({ distance }) => distance).sort(),
    price: paid.toSorted((one, other) => one.minor - other.minor)[0] ?? null,
  };
}

function rememberedDay(post: DemoPost, name: string, today: Day): Day {
  const { startDate } = raceRow(named(name), today, new Date(0));
  const isMoved = post === movedRace.post && name === movedRace.race;
  return isMoved ? addDays(startDate, -movedRace.daysLater) : startDate;
}

function named(name: string): CatalogRace {
  const race = demoRaces.find((each) => each.name === name);
  if (!race) throw new Error(`The demo has no race ${name}.`);
  return race;
}
