import { addDays, type Day, formatDay, msPerDay, toDay } from "#values/day.ts";
import type { blogPosts, blogPostVersions, blogRaceReferences } from "../../schema.ts";
import { demoId } from "../people/id.ts";
import { demoAccounts } from "../people/people.ts";
import { type CatalogRace, demoRaces } from "../races/catalog.ts";
import { distanceRows, raceId, raceRow } from "../races/rows.ts";
import type { DemoPost, RaceWords } from "./post.ts";
import { checklist, elevationProfile, priceSteps, trailEtiquette } from "./race-day.ts";
import { cortesiaEnElTrail, listaDelDia } from "./race-day-in-spanish.ts";
import { altitude, firstTenK, heat, taper } from "./training.ts";
import { altura, calor, primeros10K } from "./training-in-spanish.ts";
import { cold, heartRate } from "./unpublished.ts";

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
