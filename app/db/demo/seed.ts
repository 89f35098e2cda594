import { eq, sql } from "drizzle-orm";
import { type Day, msPerDay, startOfTrainingWeek, toDay } from "#values/day.ts";
import type { Database } from "../database.ts";
import { boolean } from "../kinds.ts";
import { readRow } from "../rows.ts";
import {
  aiAssistants,
  authIdentities,
  bibBlocks,
  blogPosts,
  blogPostVersions,
  blogRaceReferences,
  chatMessages,
  chatThreads,
  coachConversations,
  coachMessages,
  entryRaceDays,
  expertApplications,
  expertInquiries,
  expertInquiryMessages,
  experts,
  kitPlaces,
  kitSlots,
  partnerOffers,
  places,
  podcastAudio,
  raceAlertReaders,
  raceAlerts,
  raceClaims,
  raceDistances,
  raceGuides,
  raceMessageRecipients,
  raceMessages,
  raceOrganizers,
  racePlaces,
  raceRegistrations,
  raceResultImports,
  raceResults,
  raceSuggestions,
  races,
  reviewAnswers,
  reviews,
  startWaves,
  userProfiles,
  users,
} from "../schema.ts";
import {
  demoClaims,
  demoEntries,
  demoMessage,
  demoOrganizer,
  demoSuggestions,
  demoThanks,
} from "./entries/desk.ts";
import { demoArranged, demoEntry, demoRaceDay } from "./entries/entry.ts";
import { demoPast, demoResults, type PastRace } from "./entries/past.ts";
import { demoApplications, demoInquiries } from "./experts/desk.ts";
import { expertId, expertRow } from "./experts/expert.ts";
import { demoExperts, linkedExperts } from "./experts/experts.ts";
import { demoExpertReviews, expertAnswerRows, expertReviewRows } from "./experts/reviews.ts";
import { demoSessionRows } from "./experts/sessions.ts";
import { isEarlierDemo, markAsDemo } from "./mark.ts";
import { demoAccounts, demoId, demoPasswordHash, demoPeople } from "./people/people.ts";
import { demoRecordings } from "./podcasts.ts";
import { demoPostRows } from "./posts/posts.ts";
import { demoRaces } from "./races/catalog.ts";
import { distanceRows, raceId, raceRow } from "./races/rows.ts";
import { demoPlaceRows, townOf } from "./races/towns.ts";
import { demoReviews } from "./reviews.ts";
import { demoThreads } from "./threads.ts";

export type SeededCounts = { races: number; people: number; experts: number; reviews: number };

/** Demo people joined before the oldest review was written: that is about four years ago. */
const oldestPersonDays = 1600;
/** Two processes that start at once on the same server must not both seed. */
const seedLock = 727_276;

const nothing: SeededCounts = { races: 0, people: 0, experts: 0, reviews: 0 };

/**
 * Fills an empty database with the demo's races, people, experts, reviews, registrations, claims, partner
 * offers, conversations, sessions with coaches, scripts of podcasts and posts, dated from `now()`, and marks it as
 * a demo in the same transaction.
 * Does nothing, and counts nothing, where any race or person already exists.
 * @param options.adoptsEarlier - marks a database that was filled before there was a mark
 */
export async function seedDemoData(
  { db, now }: { db: Database; now: () => Date },
  { adoptsEarlier = false } = {},
): Promise<SeededCounts> {
  const moment = now();
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if (await isInUse(tx)) {
      if (adoptsEarlier && (await isEarlierDemo({ db: tx }))) await markAsDemo({ db: tx });
      return nothing;
    }
    await markAsDemo({ db: tx });
    await insertPeople(tx, moment);
    const past = demoPast(toDay(moment));
    await insertRaces(tx, moment, past.editions);
    const ofRaces = await insertReviews(tx, moment);
    await tx.insert(reviews).values(past.reviews);
    const ofExperts = await insertExperts(tx, moment);
    const own = demoEntry(toDay(moment), daysBefore(moment, 2));
    await tx
      .insert(raceRegistrations)
      .values([own, ...demoEntries(own.raceId, moment), ...past.registrations]);
    const written = demoMessage(own.raceId, moment);
    const thanks = demoThanks(past.registrations);
    await tx.insert(raceMessages).values([written.message, ...thanks.messages]);
    await tx.insert(raceMessageRecipients).values([...written.recipients, ...thanks.recipients]);
    const results = demoResults(past);
    await tx.insert(raceResultImports).values(results.version);
    await tx.insert(raceResults).values(results.rows);
    const organizer = demoOrganizer(own.raceId, moment);
    await tx.insert(raceOrganizers).values(organizer);
    await insertRaceDays(tx, [own.raceId, organizer.raceId]);
    // Trigger: places taken in time slots; see app/db/functions/registrations.sql
    await tx.insert(entryRaceDays).values(demoArranged(own));
    await tx.insert(raceClaims).values(demoClaims(moment));
    await tx.insert(raceSuggestions).values(demoSuggestions(moment));
    await insertAlert(tx, moment);
    // Each race was checked on some day of the last months.
    await tx.execute(sql`
      insert into race_checks (race_id, checked_at)
      select id, ${moment.toISOString()}::timestamptz
        - abs(hashtext(id::text)) % 200 * interval '1 day' from races`);
    await tx.insert(partnerOffers).values(demoOffers);
    await tx.insert(podcastAudio).values(demoRecordings(moment));
    await insertThreads(tx, moment);
    await insertPosts(tx, moment);
    // The words that typo help corrects towards.
    await tx.execute(sql`select search_words_rebuild()`);
    return {
      races: demoRaces.length + past.editions.length,
      people: demoPeople.length,
      experts: demoExperts.length,
      reviews: ofRaces + past.reviews.length + ofExperts,
    };
  });
}

async function isInUse(db: Database): Promise<boolean> {
  const found = await readRow(
    db,
    { isInUse: boolean },
    sql`
    select exists (select from races) or exists (select from users)
      or exists (select from demo_mark) as "isInUse"
  `,
  );
  return found?.isInUse ?? false;
}

/** The race that the demo's runner has entered, and the one that they organize. */
async function insertRaceDays(db: Database, raceIds: string[]): Promise<void> {
  for (const raceId of raceIds) {
    const [race] = await db
      .select({
        id: races.id,
        startDate: races.startDate,
        distanceId: raceDistances.id,
        meters: raceDistances.distanceM,
        startTime: sql<string>`coalesce(${raceDistances.startTime}, ${races.startTime}, '07:00')`,
      })
      .from(races)
      .leftJoin(raceDistances, eq(raceDistances.raceId, races.id))
      .where(eq(races.id, raceId))
      .orderBy(raceDistances.sortOrder)
      .limit(1);
    if (!race) throw new Error("The demo has no such race.");
    const { guide, places: kitShops, slots, waves, blocks } = demoRaceDay(race);
    await db.insert(raceGuides).values(guide);
    await db.insert(kitPlaces).values(kitShops);
    await db.insert(kitSlots).values(slots);
    await db.insert(startWaves).values(waves);
    await db.insert(bibBlocks).values(blocks);
  }
}

async function insertPeople(db: Database, now: Date): Promise<void> {
  const joined = (position: number) => daysBefore(now, oldestPersonDays - position * 3);
  await db.insert(users).values(
    demoPeople.map(({ id, email, firstName, lastName }, position) => ({
      id,
      email,
      name: `${firstName} ${lastName}`,
      emailVerified: true,
      rawUserMeta: { isDemo: true },
      createdAt: joined(position),
      updatedAt: joined(position),
    })),
  );
  await db.insert(authIdentities).values(
    Object.values(demoAccounts).map(({ id, email }) => ({
      id: demoId("identity", email),
      userId: id,
      providerId: "credential",
      accountId: id,
      password: demoPasswordHash,
      createdAt: now,
      updatedAt: now,
    })),
  );
  await db.insert(userProfiles).values(
    demoPeople.map(({ id, email, firstName, lastName, isAdmin }, position) => ({
      id: demoId("profile", email),
      userId: id,
      email,
      firstName,
      lastName,
      isAdmin,
      createdAt: joined(position),
      updatedAt: joined(position),
    })),
  );
}

async function insertRaces(db: Database, now: Date, past: readonly PastRace[]): Promise<void> {
  const today = toDay(now);
  const coming = demoRaces.map((race, position) => {
    // A few a day: lists by creation then have an order to show.
    const listed = daysBefore(now, 90 + (demoRaces.length - position) / 4);
    return { race, row: raceRow(race, today, listed), distances: distanceRows(race, listed) };
  });
  const stored = await insertPlaces(db, now);
  const placed = [...coming, ...past].map((each) => ({
    ...each,
    place: stored.get(townOf(each.race)),
  }));
  await db.insert(races).values(placed.map(({ row, place }) => ({ ...row, placeId: place?.id })));
  await db.insert(racePlaces).values(
    placed.map(({ row, place }) => ({
      raceId: row.id,
      ...decisionOn(place),
      decidedAt: row.createdAt,
    })),
  );
  await db.insert(raceDistances).values(placed.flatMap(({ distances }) => distances));
}

/** What was stored for each town. */
async function insertPlaces(db: Database, now: Date) {
  const rows = demoPlaceRows(now);
  const stored = await db
    .insert(places)
    .values(rows.map(({ row }) => row))
    .returning({ id: places.id, source: places.source });
  // PostgreSQL answers in the order of the given rows.
  return new Map(stored.map((place, at) => [rows[at]?.key, place]));
}

function decisionOn(place: { source: "gazetteer" | "hand" } | undefined) {
  if (!place) return { decision: "open", problem: "unknown" } as const;
  return place.source === "hand"
    ? ({ decision: "hand", decidedBy: demoAccounts.admin.id } as const)
    : ({ decision: "rule" } as const);
}

async function insertReviews(db: Database, now: Date): Promise<number> {
  const written = demoReviews(toDay(now));
  await db.insert(reviews).values(
    written.map((review) => {
      const createdAt = new Date(`${review.writtenOn}T18:30:00Z`);
      return {
        id: demoId("review", `${review.author.email} on ${raceId(review.race)}`),
        userId: review.author.id,
        entityId: raceId(review.race),
        entityType: "race" as const,
        rating: review.rating,
        comment: review.comment,
        experienceDate: review.experienceDate,
        isHidden: review.isHidden,
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );
  return written.length;
}

/** A search of the runner for looking around, who is told of it by mail from the next week on. */
async function insertAlert(tx: Database, now: Date) {
  const readerId = demoId("alert", "reader");
  await tx.insert(raceAlertReaders).values({
    id: readerId,
    userId: demoAccounts.runner.id,
    origin: "http://localhost:3000",
    toldFor: startOfTrainingWeek(toDay(now)),
    createdAt: now,
  });
  await tx.insert(raceAlerts).values({
    id: demoId("alert", "trail in Peru"),
    readerId,
    search: "type=Trail&country=Peru",
    createdAt: now,
    confirmedAt: now,
  });
}

async function insertThreads(db: Database, now: Date): Promise<void> {
  const [finder] = await db
    .select({ id: aiAssistants.id })
    .from(aiAssistants)
    .where(eq(aiAssistants.name, "Race Finder"))
    .limit(1);
  const { threads, messages } = demoThreads(now, toDay(now), finder?.id ?? null);
  await db.insert(chatThreads).values(threads);
  await db.insert(chatMessages).values(messages);
}

async function insertPosts(db: Database, now: Date): Promise<void> {
  const { posts, references, versions } = demoPostRows(now);
  await db.insert(blogPosts).values(posts);
  await db.insert(blogRaceReferences).values(references);
  await db.insert(blogPostVersions).values(versions);
}

function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * msPerDay);
}

/** Partners that do not exist: all of them say that they are examples, and lead nowhere. */
const demoOffers: (typeof partnerOffers.$inferInsert)[] = [
  {
    partner: "Example Shoes",
    title: "Road and trail shoes",
    benefit: "15% off one pair. An example of the demo: this shop does not exist.",
    voucher: "EXAMPLE-SHOES-15",
    link: "https://shoes.example/members",
    fromTier: "sprinter",
  },
  {
    partner: "Example Hydration",
    title: "Bottles, belts and vests",
    benefit: "20% off everything for a race weekend. An example of the demo.",
    voucher: "EXAMPLE-DRINK-20",
    link: "https://hydration.example/dorsal",
    fromTier: "sprinter",
  },
  {
    partner: "Example Lodge",
    title: "The night before the start",
    benefit: "30% off two nights near the start, breakfast at four. An example of the demo.",
    voucher: "EXAMPLE-LODGE-30",
    link: "https://lodge.example/runners",
    fromTier: "elite",
  },
  {
    partner: "Example Physio",
    title: "Running analysis",
    benefit: "40% off a first session on the treadmill. An example of the demo.",
    voucher: "EXAMPLE-PHYSIO-40",
    link: "https://physio.example/analysis",
    fromTier: "elite",
  },
];

/** Fills in the experts, what people say of them, and what waits at their desks; counts the reviews. */
async function insertExperts(db: Database, now: Date): Promise<number> {
  const today: Day = toDay(now);
  await db.insert(experts).values(
    demoExperts.map((expert, place) => ({
      ...expertRow(expert, { place, now }),
      userId: linkedExperts.find((linked) => linked.expert.id === expertId(expert))?.account.id,
    })),
  );
  const written = demoExpertReviews(today);
  await db.insert(reviews).values(expertReviewRows(written));
  await db.insert(reviewAnswers).values(expertAnswerRows(written));
  await db.insert(expertApplications).values(demoApplications(now));
  const { inquiries, messages } = demoInquiries(now);
  await db.insert(expertInquiries).values(inquiries);
  await db.insert(expertInquiryMessages).values(messages);
  const past = demoSessionRows(now);
  await db.insert(coachConversations).values(past.sessions);
  await db.insert(coachMessages).values(past.messages);
  return written.length;
}
