import type { Database } from "#db/database.ts";
import {
  aiAssistants,
  authPasskeys,
  authSessions,
  blogPosts,
  blogPostVersions,
  chatMessages,
  chatThreads,
  coachConversations,
  contactMessages,
  entryCategories,
  entryQuestions,
  invitations,
  ownCourses,
  partnerOffers,
  podcastDrafts,
  podcasts,
  raceClaims,
  raceImports,
  raceOrganizers,
  raceRegistrations,
  raceSuggestions,
  reviews,
  userFavorites,
} from "#db/schema.ts";
import { giveFirstCoaches } from "#features/coaches/personas/personas.server.ts";
import { toDay } from "#values/day.ts";
import { anExpert } from "../experts/experts.ts";
import { aPerson } from "../people.ts";
import { aRace } from "../races/races.ts";
import { aRegistration } from "../registrations.ts";
import { officePosts } from "./blog.ts";
import { fillWithApplications, fillWithDesk } from "./expert-lives-rows.ts";
import { officeExperts } from "./experts.ts";
import { fillWithActivities } from "./members/activities-rows.ts";
import { fillWithTraining } from "./members/plans-rows.ts";
import { categoryWorld } from "./organize/categories.ts";
import { fillWithDesks } from "./organize/check-in.ts";
import { fillWithMessages } from "./organize/messages.ts";
import { fillWithRaceDays } from "./organize/race-day.ts";
import { fillWithResults } from "./organize/results.ts";
import { fillWithWebhooks } from "./organize/webhooks-rows.ts";
import { type Person, people, sessionToken, world } from "./people.ts";
import { studioEpisodes } from "./podcasts.ts";
import { fillWithEntryFiles } from "./races/entry-file-rows.ts";
import { fillWithExtras } from "./races/extra-rows.ts";
import { fillWithOrders } from "./races/order-rows.ts";
import { questionWorld } from "./races/questions.ts";

const dayMs = 24 * 3600 * 1000;

/**
 * Puts the people of the matrix into a database, with their sessions and what belongs to them.
 * @param dataDir - of the server, for the files
 */
export async function fillWithWorld(db: Database, dataDir: string): Promise<void> {
  const tomorrow = new Date(Date.now() + dayMs);

  for (const [person, id] of Object.entries(people)) {
    if (id === null) continue;
    const email = `${person}@example.com`;
    await aPerson(db, {
      user: { id, email },
      firstName: person,
      isActive: person !== "deactivated",
      isAdmin: person === "admin",
    });
    await db.insert(authSessions).values({
      userId: id,
      token: sessionToken(person as Person),
      expiresAt: tomorrow,
    });
  }

  await db.insert(authSessions).values({
    id: world.session,
    userId: people.owner,
    token: "another-session-of-the-owner",
    expiresAt: tomorrow,
  });
  await db.insert(authPasskeys).values(
    [world.passkey, world.otherPasskey, world.thirdPasskey].map((id, place) => ({
      id,
      userId: people.owner,
      name: `The owner's ${["phone", "laptop", "tablet"][place]}`,
      publicKey: "key",
      credentialID: id,
      counter: 0,
      deviceType: "singleDevice",
      backedUp: false,
    })),
  );

  for (const [place, id] of [...world.others, world.otherAdmin].entries()) {
    const email = `other-${place}@example.com`;
    await aPerson(db, { user: { id, email }, isActive: place !== 1, isAdmin: place === 2 });
  }
  await db.insert(invitations).values(
    world.invitations.map((id, place) => ({
      id,
      email: `invited-${place}@example.com`,
      tokenHash: `hash of a link ${place}`,
      expiresAt: tomorrow,
    })),
  );

  const soon = toDay(new Date(Date.now() + 60 * dayMs));
  const races = [world.race, ...world.otherRaces];
  for (const [place, raceId] of races.entries()) {
    await aRace(db, {
      id: raceId,
      raceName: `Gatekeepers' Ten ${place}`,
      startDate: soon,
      raceTypeCategory: "internal",
      distances: [place === 0 ? { distance: "10K", id: world.distance } : "10K"],
    });
    await db.insert(reviews).values({
      id: world.reviews[place],
      userId: people.owner,
      entityType: "race",
      entityId: raceId,
      rating: 4,
    });
  }
  await aRace(db, {
    id: world.officeRace,
    raceName: "Office Run",
    startDate: soon,
    distances: world.officeDistances.map(distanceOf),
  });
  await aRace(db, {
    id: world.organizedRace,
    raceName: "Own Run",
    startDate: soon,
    distances: world.organizedDistances.map(distanceOf),
  });
  await aRace(db, { id: world.strangersRace, raceName: "Another's Run", startDate: soon });
  await db.insert(raceOrganizers).values([
    { raceId: world.organizedRace, userId: people.owner },
    { raceId: world.organizedRace, userId: people.deactivated },
    { raceId: world.strangersRace, userId: people.stranger },
  ]);
  await aRegistration(db, {
    id: world.organizedEntry,
    raceId: world.organizedRace,
    userId: world.others[0],
  });
  await db.insert(entryCategories).values(
    [
      { raceId: world.organizedRace, ids: categoryWorld.organized },
      { raceId: world.officeRace, ids: categoryWorld.office },
    ].flatMap(({ raceId, ids }) =>
      ids.map((id, sortOrder) => ({ id, raceId, name: `Group ${sortOrder}`, sortOrder })),
    ),
  );
  await db.insert(entryQuestions).values(
    [
      { raceId: world.officeRace, ids: questionWorld.office },
      { raceId: world.organizedRace, ids: questionWorld.organized },
    ].flatMap(({ raceId, ids }) =>
      ids.map((id, sortOrder) => ({
        id,
        raceId,
        sortOrder,
        kind: "text" as const,
        textEn: "Which club?",
      })),
    ),
  );
  await fillWithDesks(db);
  await fillWithRaceDays(db);
  await fillWithWebhooks(db);
  await aRace(db, { id: world.doomedRace, raceName: "Doomed Run", startDate: soon });
  await db
    .insert(chatThreads)
    .values(
      world.threads.map((id) => ({ id, userId: people.owner, title: "The owner's questions" })),
    );
  await db.insert(chatMessages).values({
    id: world.answer,
    threadId: world.threads[0] ?? "",
    content: "Only for the owner.",
    isUser: false,
    position: 1,
  });
  for (const id of officeExperts) await anExpert(db, { id });
  for (const id of officePosts) {
    await db.insert(blogPosts).values({ id, title: "Plains", content: "Flat.", revision: 2 });
    const version = { postId: id, title: "Plains", savedByName: "An editor" };
    await db.insert(blogPostVersions).values([
      { ...version, revision: 1, content: "Flatter." },
      { ...version, revision: 2, content: "Flat." },
    ]);
  }
  const { draft, ...episodes } = studioEpisodes;
  await db.insert(podcasts).values(
    Object.entries(episodes).map(([title, id]) => ({
      id,
      title,
      script: title,
      audioUrl: "/x.mp3",
      status: title === "hidden" ? ("draft" as const) : ("published" as const),
    })),
  );
  await db
    .insert(podcastDrafts)
    .values({ id: draft, userId: people.admin, source: "topic", topic: "Hills" });
  for (const [place, id] of world.experts.entries()) {
    const isActive = place === 0;
    const userId = isActive ? people.stranger : null;
    await anExpert(db, { id, userId, isActive, email: `expert-${place}@example.com` });
  }
  await giveFirstCoaches({ db, now: () => new Date() });
  await db.insert(coachConversations).values(
    world.coachSessions.map((conversationId, place) => ({
      conversationId,
      personaId: "coach-luz",
      personaName: "Coach Luz",
      userId: people.owner,
      source: "built-in" as const,
      expiresAt: tomorrow,
      ...(place > 0 && {
        status: "ended" as const,
        endedAt: new Date(),
        endReason: "closed" as const,
      }),
    })),
  );
  await db.insert(userFavorites).values({ userId: people.owner, raceId: world.race });
  await db.insert(raceRegistrations).values(
    world.registrations.map((id, place) => ({
      id,
      raceId: races[place] ?? world.race,
      userId: people.owner,
      firstName: "Olga",
      lastName: "Owner",
      dateOfBirth: "1990-01-01",
      phone: "+51987654321",
      country: "Peru",
      insuranceProvider: "Secret Insurance",
      policyNumber: "SECRET-POLICY-1",
      emergencyContactName: "Emil Emergency",
      emergencyContactPhone: "+51987654322",
      waiverAccepted: true,
    })),
  );
  await db.insert(contactMessages).values(
    world.messages.map((id) => ({
      id,
      name: "Olga Owner",
      email: "owner@example.com",
      message: "What only admins read.",
    })),
  );
  await db.insert(partnerOffers).values(
    world.offers.map((id, place) => ({
      id,
      partner: `Partner ${place}`,
      title: "Shoes",
      benefit: "15% off",
      ...({
        voucher: `SECRET-VOUCHER-${place}`,
        fromTier: place === 1 ? "elite" : "sprinter",
      } as const),
    })),
  );
  await fillWithTraining(db);
  await db.insert(ownCourses).values({
    id: world.ownCourse,
    userId: people.owner,
    name: "Home loop",
    format: "gpx",
    recipe: 1,
    geometry: "0",
    lengthM: 8000,
    drawing: {
      heights: null,
      line: {
        lat: 0,
        lon: 0,
        points: [
          [0, 0, 0],
          [3000, 2000, 8000],
        ],
      },
      marks: [],
      notices: [],
    },
  });
  await db.insert(aiAssistants).values(
    world.assistants.map((id, place) => ({
      id,
      name: `Assistant ${place}`,
      instructions: "SECRET-INSTRUCTIONS",
    })),
  );
  await db.insert(raceClaims).values({
    id: world.claim,
    raceId: world.race,
    name: "Clara Claimant",
    // Of an account, so that it can be linked.
    email: "admin@example.com",
  });
  await db.insert(raceSuggestions).values({ id: world.suggestion, name: "Suggested Run" });
  const counted = { created: 1, updated: 0, unchanged: 0 };
  await db.insert(raceImports).values(
    (["uploaded", "importing", "complete"] as const).map((state, place) => ({
      id: world.imports[place],
      fileName: `gates-${place}.csv`,
      state,
      encoding: "utf-8",
      separator: ",",
      rowCount: 1,
      raceCount: 1,
      distanceCount: 1,
      problemCount: 0,
      noticeCount: 0,
      forecast: { ...counted, moved: 0, runners: 0, places: null },
      tally: { ...counted, skipped: 0, failed: 0, distances: counted },
      ...(state !== "uploaded" && { heartbeatAt: new Date(), startedAt: new Date() }),
      ...(state === "complete" && { finishedAt: new Date() }),
    })),
  );
  await fillWithApplications(db, dataDir);
  await fillWithOrders(db, dataDir);
  await fillWithEntryFiles(db, dataDir);
  await fillWithExtras(db);
  await fillWithDesk(db);
  await fillWithActivities(db);
  await fillWithResults(db);
  await fillWithMessages(db);
}

/** The second one is full: runners wait for it. */
function distanceOf(id: string, at: number) {
  return { id, distance: `${10 + at}K`, capacity: at === 1 ? 0 : null };
}
