import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import * as schema from "#db/schema.ts";
import { peoplePhotos, photoPathOf, photoSides } from "#features/accounts/profile/photo.ts";
import { photoKey } from "#features/accounts/profile/profile.server.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { openLocalDisk } from "#services/files/local-disk.ts";
import {
  openTestDatabase,
  rolledBack,
  temporaryDirectory,
} from "../../../tests/support/database.ts";
import { anApplication } from "../../../tests/support/experts/applications.ts";
import { anExpert } from "../../../tests/support/experts/experts.ts";
import { outboxOf } from "../../../tests/support/outbox.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { aRace, now } from "../../../tests/support/races/races.ts";
import { aReview } from "../../../tests/support/reviews/reviews.ts";
import { deleteDueAccounts } from "./erasure.server.ts";

const { db } = await openTestDatabase();
const files = openLocalDisk(await temporaryDirectory());
const log = { warn() {}, error() {}, info() {} } as never;
const photo = "a".repeat(40);
const diploma = "expert-documents/diploma.pdf";
const storedByApp = "objects/of-an-app.bin";

/** Words that belong to Zenobia alone: a search for them in all tables finds her data. */
const zenobia = {
  email: "zenobia@example.com",
  firstName: "Zenobia",
  lastName: "Quillahuaman",
  phone: "+51911222333",
  address: "Jirón Zenobia 7",
};
const entry = {
  firstName: zenobia.firstName,
  lastName: zenobia.lastName,
  dateOfBirth: "1987-06-05",
  phone: zenobia.phone,
  country: "Peru",
  insuranceProvider: "Zenobia Seguros",
  policyNumber: "ZENOBIA-1",
  emergencyContactName: "Zenobio",
  emergencyContactPhone: "+51911222334",
  waiverAccepted: true,
};

function servicesOf(tx: Database) {
  return { db: tx, now, log, files, ...outboxOf(tx) };
}

/** Creates Zenobia with a row in every table that can hold personal data. */
async function everythingOf(tx: Database) {
  const due = { email: zenobia.email, deleteAfter: now() };
  const profileImage = photoPathOf(peoplePhotos, photo);
  const userId = await aPerson(tx, { ...zenobia, profileImage, user: due });
  const past = await aRace(tx, { raceName: "Past", startDate: "2026-03-01", distances: [] });
  const coming = await aRace(tx, {
    raceName: "Coming",
    distances: [{ distance: "10K", capacity: 5 }],
  });
  const [distance] = await tx
    .select()
    .from(schema.raceDistances)
    .where(eq(schema.raceDistances.raceId, coming));
  const registrations = await tx
    .insert(schema.raceRegistrations)
    .values([
      { ...entry, userId, raceId: past, status: "completed" },
      { ...entry, userId, raceId: coming, distanceId: distance!.id },
    ])
    .returning({ id: schema.raceRegistrations.id });
  const registrationId = registrations[0]!.id;
  const [asked] = await tx
    .insert(schema.entryQuestions)
    .values({ raceId: past, kind: "text", textEn: "Club?" })
    .returning({ questionId: schema.entryQuestions.id });
  await tx
    .insert(schema.entryAnswers)
    .values({ registrationId, ...asked!, answer: "Zenobia Runners" });
  await tx.insert(schema.reviewRequests).values({ registrationId, sendEmail: true });
  await tx.insert(schema.reviews).values([
    { userId, entityType: "race", entityId: past, rating: 2, comment: "Zenobia was here" },
    { userId: await aPerson(tx), entityType: "race", entityId: past, rating: 4 },
  ]);
  await tx.insert(schema.userFavorites).values({ userId, raceId: coming });
  const measured = { format: "gpx", recipe: 1, geometry: "g", lengthM: 5000, drawing: {} } as const;
  await tx.insert(schema.ownCourses).values({ userId, name: "Zenobia's loop", ...measured });
  await tx.insert(schema.authSessions).values({ userId, token: "t", expiresAt: now() });
  await tx.insert(schema.authIdentities).values({ userId, providerId: "google", accountId: "z" });
  await tx.insert(schema.authVerifications).values([
    { identifier: "reset-password:x", value: userId, expiresAt: now() },
    { identifier: zenobia.email, value: "x", expiresAt: now() },
  ]);
  const { email } = zenobia;
  await tx.insert(schema.raceClaims).values({ raceId: past, name: "Zenobia", email });
  await tx.insert(schema.raceOrganizers).values({ raceId: past, userId });
  await tx.insert(schema.auditEntries).values({
    action: "linked",
    subjectType: "organizer",
    subjectId: userId,
    subjectName: "Lima 42K",
    after: { organizer: email },
  });
  await tx.insert(schema.contactMessages).values({ name: "Zenobia", email, message: "Hi" });
  await tx.insert(schema.outboxMessages).values({ channel: "email", recipient: email, body: "Z" });
  // Whose phone it is stands only with the recipients of the message.
  const toPhone = { channel: "whatsapp", recipient: "+51987654321", body: "Zenobia" } as const;
  const [sent] = await tx.insert(schema.outboxMessages).values(toPhone).returning();
  const needed = {
    raceId: past,
    kind: "needed",
    subjectEn: "Start",
    textEn: "At seven",
    origin: "https://run.example",
  } as const;
  const [told] = await tx
    .insert(schema.raceMessages)
    .values({ ...needed, createdAt: now() })
    .returning({ messageId: schema.raceMessages.id });
  await tx
    .insert(schema.raceMessageRecipients)
    .values({ ...told!, userId, registrationId, whatsAppOutboxId: sent!.id });
  await tx.insert(schema.invitations).values({ email, tokenHash: "h", expiresAt: now() });
  const uses = [`letterFrom:${email}|192.0.2.1`, `letterTo:${email}`, `proof:${userId}`];
  await tx.insert(schema.rateLimits).values(uses.map((key) => ({ key, windowStart: now() })));
  const applicationId = await anApplication(tx, userId, { firstName: "Zenobia", email });
  await tx.insert(schema.expertDocuments).values({
    applicationId,
    name: "Zenobia.pdf",
    mediaType: "application/pdf",
    bytes: 1,
    file: diploma,
  });
  await files.put(diploma, Buffer.from("x"));
  const admin = { userId: await aPerson(tx) };
  const about = { subjectName: "Zenobia Quillahuaman", reason: "Zenobia asked for it" };
  for (const subjectId of [userId, registrationId, applicationId]) {
    const change = { action: "changed", subjectType: "user", subjectId, ...about } as const;
    const before = { first_name: "Zenobia" };
    await recordChange({ db: tx, now }, admin, { ...change, before, after: { zenobia: 1 } });
  }
  const invited = {
    action: "sent",
    subjectType: "invitation",
    subjectName: "ZENOBIA@example.com",
  } as const;
  await recordChange({ db: tx, now }, admin, invited);
  await recordChange({ db: tx, now }, { userId }, { ...invited, subjectName: "Lima 10K" });
  await tx.insert(schema.chatThreads).values({ userId, title: "Zenobia's plan" });
  await aPodcastOf(tx, userId);
  const conversationId = "c1";
  await tx.insert(schema.coachConversations).values({
    conversationId,
    personaId: "coach-luz",
    personaName: "Coach Luz",
    userId,
    source: "provider",
    conversationUrl: "https://room.example/zenobia",
    summary: "You asked how Zenobia runs.",
    expiresAt: now(),
    rating: 5,
    ratedAt: now(),
    isOpenAtProvider: true,
  });
  await tx
    .insert(schema.coachMessages)
    .values({ conversationId, position: 1, isUser: true, content: "I am Zenobia." });
  await asUserOfAnApp(tx, userId);
  await asExpertAndVisitor(tx, userId);
  await asEditor(tx, userId);
  const guest = { email: "guest-1@guest.invalid", isAnonymous: true };
  const guestId = await aPerson(tx, { firstName: "Zenobia", user: guest });
  await tx.insert(schema.reviewGuests).values({ userId: guestId, email: "Zenobia@Example.com" });
  for (const side of Object.values(photoSides))
    await files.put(photoKey(photo, side), Buffer.from("x"));
  return { userId, past, coming };
}

/** A file that an app has stored. */
async function asUserOfAnApp(tx: Database, userId: string) {
  await tx.insert(schema.storageBuckets).values({ id: "zenobia-photos", ownerId: userId });
  await tx.insert(schema.storageObjects).values({
    bucketId: "zenobia-photos",
    name: "zenobia.txt",
    file: storedByApp,
    bytes: 1,
    contentType: "text/plain",
  });
  await files.put(storedByApp, Buffer.from("x"));
}

/** A podcast, which stays without its maker, with its recording, and one that is not finished. */
async function aPodcastOf(tx: Database, userId: string) {
  const voice = { voiceId: "v", voiceName: "Voice", engine: "built-in" as const };
  const [audio] = await tx
    .insert(schema.podcastAudio)
    .values({ requestedBy: userId, script: "Hills.", ...voice })
    .returning({ id: schema.podcastAudio.id });
  const made = { createdById: userId, audioId: audio!.id };
  await tx
    .insert(schema.podcasts)
    .values({ title: "Hills", script: "Hills.", audioUrl: "/x.mp3", ...made });
  await tx
    .insert(schema.podcastDrafts)
    .values({ userId, source: "topic", topic: "Zenobia's hills", script: "Zenobia" });
}

/** A page as an expert with a review, an answer and a message, and messages to another expert. */
async function asExpertAndVisitor(tx: Database, userId: string) {
  const { address: _, ...own } = zenobia;
  const ownPage = await anExpert(tx, { ...own, userId });
  const reviewId = await aReview(tx, { entityType: "expert", entityId: ownPage });
  await tx.insert(schema.reviewAnswers).values({ reviewId, userId, body: "Zenobia thanks" });
  const answer = {
    subjectType: "answer to a review",
    subjectName: "of Zenobia Quillahuaman",
  } as const;
  await recordChange(
    { db: tx, now },
    { userId },
    { ...answer, action: "created", subjectId: reviewId },
  );
  const other = await anExpert(tx);
  const { email } = zenobia;
  const visitor = { name: "Zoë", email: "zoe@example.com" };
  const inquiries = await tx
    .insert(schema.expertInquiries)
    .values([
      { expertId: ownPage, ...visitor },
      { expertId: other, name: "Zenobia", email: "ZENOBIA@example.com" },
      { expertId: other, name: "Zenobia", email: "elsewhere@example.com", userId },
      { expertId: other, ...visitor },
    ])
    .returning({ id: schema.expertInquiries.id });
  for (const [place, { id: inquiryId }] of inquiries.entries()) {
    const body = place === 3 ? "Hello" : `Zenobia ${email}`;
    await tx
      .insert(schema.expertInquiryMessages)
      .values({ inquiryId, isFromExpert: place === 0, body });
  }
}

/** A post with a version, and work on it that is not saved. */
async function asEditor(tx: Database, userId: string) {
  const [post] = await tx
    .insert(schema.blogPosts)
    .values({ title: "Hills", content: "Up.", createdBy: zenobia.email, authorId: userId })
    .returning({ id: schema.blogPosts.id });
  const postId = String(post?.id);
  const texts = { title: "Hills", content: "Up." };
  await tx.insert(schema.blogPostVersions).values({
    postId,
    revision: 1,
    ...texts,
    savedBy: userId,
    savedByName: "Zenobia Quillahuaman",
  });
  await tx.insert(schema.blogDrafts).values({ userId, postId, fields: { content: "Zenobia" } });
  const open = { userId, userName: "Zenobia", seenAt: now() };
  await tx.insert(schema.blogEditors).values({ postId, tab: crypto.randomUUID(), ...open });
}

/** Every row in the product's tables that contains a word, as `table: row`. */
async function rowsWith(tx: Database, word: string): Promise<string[]> {
  const tables = await readRows(
    tx,
    { name: text },
    sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await tx.execute(sql`
      select t::text as row from ${sql.identifier(name)} t
      where position(lower(${word}) in lower(t::text)) > 0`);
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

test("GAP-82 after the cooling-off period no table holds anything that identifies the person", () =>
  rolledBack(db, async (tx) => {
    const { userId } = await everythingOf(tx);
    const words = [userId, "zenobi", "quillahuaman", "911222", "1987-06-05", photo];
    for (const word of words) expect(await rowsWith(tx, word), word).not.toEqual([]);

    expect(await deleteDueAccounts(servicesOf(tx))).toBe(1);
    const [farewell, ...more] = await tx.select().from(schema.outboxMessages);
    expect(farewell).toMatchObject({
      recipient: zenobia.email,
      subject: "Your account has been deleted",
      status: "queued",
      body: expect.stringContaining("Coming: November 21, 2026"),
    });
    expect(more).toEqual([]);
    await tx.delete(schema.outboxMessages);
    for (const word of words) expect(await rowsWith(tx, word), word).toEqual([]);
    // Its stars count for the coach, and the job still ends it at the provider.
    expect(await tx.select().from(schema.coachConversations)).toMatchObject([
      { userId: null, rating: 5, isOpenAtProvider: true },
    ]);
    expect(await tx.select().from(schema.blogPosts)).toMatchObject([
      { title: "Hills", createdBy: "admin", authorId: null },
    ]);
    expect(await tx.select().from(schema.podcasts)).toMatchObject([{ createdById: null }]);
    const entries = await tx.select().from(schema.auditEntries);
    const names = entries.map(({ subjectName }) => subjectName);
    expect(names.sort()).toEqual(["", "", "", "", "", "", "Lima 10K"]);
    expect(await files.read(diploma)).toBeNull();
    expect(await files.read(storedByApp)).toBeNull();
    for (const side of Object.values(photoSides)) {
      expect(await files.read(photoKey(photo, side))).toBeNull();
    }
  }));

test("an account that cannot be deleted keeps its files", () =>
  rolledBack(db, async (tx) => {
    await everythingOf(tx);
    const services = servicesOf(tx);
    const send = () => Promise.reject(new Error("no mail"));
    expect(await deleteDueAccounts({ ...services, mail: { ...services.mail, send } })).toBe(0);
    const [small = 0] = Object.values(photoSides);
    for (const key of [diploma, storedByApp, photoKey(photo, small)]) {
      expect(await files.find(key), key).not.toBeNull();
    }
  }));

test("past registrations stay without the person; upcoming ones free their places", () =>
  rolledBack(db, async (tx) => {
    const { past, coming } = await everythingOf(tx);
    const taken = async () => {
      const of = eq(schema.raceDistances.raceId, coming);
      const [distance] = await tx.select().from(schema.raceDistances).where(of);
      return distance?.taken;
    };
    expect(await taken()).toBe(1);
    await deleteDueAccounts(servicesOf(tx));
    expect(await taken()).toBe(0);
    const kept = await tx.select().from(schema.raceRegistrations);
    const statuses = kept.map(({ raceId, status }) => [raceId, status]);
    expect(statuses.sort()).toEqual(
      [
        [past, "completed"],
        [coming, "cancelled"],
      ].sort(),
    );
    for (const record of kept) {
      expect(record).toMatchObject({
        userId: null,
        dateOfBirth: null,
        firstName: "",
        policyNumber: "",
        country: "",
      });
    }
    const inquiries = await tx.select().from(schema.expertInquiries);
    expect(inquiries, "the messages of others stay").toMatchObject([{ name: "Zoë" }]);
    expect(await tx.select().from(schema.experts)).toHaveLength(1);
    const left = await tx.select({ rating: schema.reviews.rating }).from(schema.reviews);
    expect(left, "the reviews of others stay").toEqual([{ rating: 4 }]);
  }));

test("only accounts whose cooling-off period is over are deleted, and never in part", () =>
  rolledBack(db, async (tx) => {
    const stays = await aPerson(tx);
    const later = new Date(now().getTime() + 1000);
    const waits = await aPerson(tx, { user: { email: "w@example.com", deleteAfter: later } });
    expect(await deleteDueAccounts(servicesOf(tx))).toBe(0);
    const left = await tx.select({ id: schema.users.id }).from(schema.users);
    expect(left.map(({ id }) => id).sort()).toEqual([stays, waits].sort());

    const raceId = await aRace(tx, { distances: [] });
    await tx.insert(schema.raceRegistrations).values({ ...entry, userId: stays, raceId });
    const letGo = tx.transaction((inner) =>
      inner.delete(schema.users).where(eq(schema.users.id, stays)),
    );
    await expect(letGo).rejects.toMatchObject({
      cause: { constraint: "race_registrations_person_or_nothing" },
    });
  }));
