import { eq, sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import {
  activities,
  activityFiles,
  authIdentities,
  authSessions,
  authTwoFactors,
  blogDrafts,
  blogPosts,
  entryAnswers,
  entryQuestions,
  expertDocuments,
  expertInquiries,
  expertInquiryMessages,
  outboxMessages,
  ownCourses,
  podcastDrafts,
  podcasts,
  raceMessageRecipients,
  raceMessages,
  raceNewsLooks,
  raceOrganizers,
  raceRegistrations,
  reviews,
  storageBuckets,
  storageObjects,
  travelNotes,
  userFavorites,
  whatsAppConsents,
} from "#db/schema.ts";
import { peoplePhotos, photoPathOf, photoSides } from "#features/accounts/profile/photo.ts";
import { photoKey } from "#features/accounts/profile/profile.server.ts";
import { openLocalDisk } from "#services/files/local-disk.ts";
import {
  openTestDatabase,
  rolledBack,
  temporaryDirectory,
} from "../../../tests/support/database.ts";
import { anApplication } from "../../../tests/support/experts/applications.ts";
import { anExpert } from "../../../tests/support/experts/experts.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { aRace, now } from "../../../tests/support/races/races.ts";
import { archivePersonalData } from "./archive.server.ts";
import { archiveLists, personalFiles } from "./collect.server.ts";

const { db } = await openTestDatabase();
const files = openLocalDisk(await temporaryDirectory());
const photo = "b".repeat(40);

const entry = {
  firstName: "Ana",
  lastName: "Quispe",
  dateOfBirth: "1990-02-28",
  phone: "+51987654321",
  country: "Peru",
  insuranceProvider: "Seguro Uno",
  policyNumber: "POLICY-7",
  emergencyContactName: "Luz",
  emergencyContactPhone: "+51987654322",
  waiverAccepted: true,
};

test("GAP-82 the archive holds everything stored about a person and nothing about others", () =>
  rolledBack(db, async (tx) => {
    const email = "ana@example.com";
    const ana = await aPerson(tx, {
      email,
      address: "Av. Larco 1",
      profileImage: photoPathOf(peoplePhotos, photo),
    });
    const ben = await aPerson(tx, { email: "ben@example.com", firstName: "Ben" });
    await files.put(photoKey(photo, photoSides.large), Buffer.from("a photo"));
    const raceId = await aRace(tx, { raceName: "Lima 10K", distances: [] });
    const [asked] = await tx
      .insert(entryQuestions)
      .values({ raceId, kind: "text", textEs: "¿Tu club?" })
      .returning({ questionId: entryQuestions.id });
    for (const userId of [ana, ben]) {
      await tx.insert(userFavorites).values({ userId, raceId });
      const course = {
        format: "gpx",
        recipe: 1,
        geometry: "g",
        lengthM: 5000,
        drawing: {},
      } as const;
      await tx
        .insert(ownCourses)
        .values({ userId, name: userId === ben ? "Ben's" : "Home loop", ...course });
      await tx.insert(raceOrganizers).values({ userId, raceId });
      const insuranceProvider = userId === ben ? "Ben's" : entry.insuranceProvider;
      const [registered] = await tx
        .insert(raceRegistrations)
        .values({ ...entry, insuranceProvider, userId, raceId })
        .returning({ registrationId: raceRegistrations.id });
      const note = userId === ben ? "Ben's" : "Night bus";
      await tx.insert(travelNotes).values({ ...registered!, userId, note });
      const answer = userId === ben ? "Ben's" : "Club Andes";
      await tx.insert(entryAnswers).values({ ...registered!, ...asked!, answer });
      const comment = userId === ben ? "Ben's" : "Flat 🏃🏽‍♀️ <b>";
      await tx
        .insert(reviews)
        .values({ userId, entityType: "race", entityId: raceId, rating: 4, comment });
    }
    for (const userId of [ana, ben]) {
      const message = userId === ben ? "Ben's" : "Between us";
      const applicationId = await anApplication(tx, userId, { message });
      const name = userId === ben ? "Ben's.pdf" : "diploma.pdf";
      const document = { applicationId, name, mediaType: "application/pdf", bytes: 5 };
      const file = `expert-documents/${userId}.pdf`;
      await tx.insert(expertDocuments).values({ ...document, file });
      await files.put(file, Buffer.from(name));
    }
    for (const userId of [ana, ben]) {
      const topic = userId === ben ? "Ben's" : "Hills";
      const bucketId = `files-${userId}`;
      await tx.insert(storageBuckets).values({ id: bucketId, ownerId: userId });
      for (const name of ["plans", "plans/Cuesta é.txt", "lost.txt"]) {
        const stored = { bucketId, name, contentType: "text/plain", bytes: 1 };
        const file = `objects/${userId}-${name.length}.bin`;
        await tx.insert(storageObjects).values({ ...stored, file });
        if (name !== "lost.txt") await files.put(file, Buffer.from(`${topic}: ${name}`));
      }
      await tx.insert(podcastDrafts).values({ userId, source: "topic", topic, raceIds: [raceId] });
      const title = userId === ben ? "Ben's" : "Heat";
      const made = { createdById: userId, audioUrl: "/x.mp3", script: title };
      await tx.insert(podcasts).values({ title, ...made });
    }
    const secret = "TOP-SECRET";
    await tx.insert(authSessions).values({ userId: ana, token: secret, expiresAt: now() });
    await tx.insert(authIdentities).values({
      userId: ana,
      providerId: "credential",
      accountId: ana,
      password: secret,
      accessToken: secret,
      refreshToken: secret,
      idToken: secret,
    });
    await tx.insert(authTwoFactors).values({ userId: ana, secret, backupCodes: secret });
    await tx.insert(outboxMessages).values([
      { channel: "email", recipient: "Ana@example.com", subject: "Welcome", body: "Hello Ana" },
      { channel: "email", recipient: "ben@example.com", body: "Hello Ben's" },
    ]);
    // Both read WhatsApp on one phone.
    const phone = { number: "+51911222333", createdAt: now() };
    await tx.insert(whatsAppConsents).values([ana, ben].map((userId) => ({ userId, ...phone })));
    const [toPhone] = await tx
      .insert(outboxMessages)
      .values({ channel: "whatsapp", recipient: phone.number, body: "Ben's start" })
      .returning();
    const origin = "https://run.example";
    const [told] = await tx
      .insert(raceMessages)
      .values({
        raceId,
        kind: "needed",
        subjectEn: "Start",
        textEn: "At seven",
        origin,
        createdAt: now(),
      })
      .returning({ messageId: raceMessages.id });
    const [ofBen] = await tx
      .select({ registrationId: raceRegistrations.id })
      .from(raceRegistrations)
      .where(eq(raceRegistrations.userId, ben));
    await tx
      .insert(raceMessageRecipients)
      .values({ ...told!, ...ofBen!, userId: ben, whatsAppOutboxId: toPhone!.id });

    const ownPage = await anExpert(tx, { userId: ana, email });
    const other = await anExpert(tx, { firstName: "Rosa" });
    for (const [expertId, name, address] of [
      [ownPage, "Zoë", "zoe@example.com"],
      [other, "Ana", "ANA@example.com"],
      [other, "Ben", "ben@example.com"],
    ] as const) {
      const [inquiry] = await tx
        .insert(expertInquiries)
        .values({ expertId, name, email: address })
        .returning();
      const body = name === "Ben" ? "Ben's" : `From ${name}`;
      const inquiryId = String(inquiry?.id);
      await tx.insert(expertInquiryMessages).values({ inquiryId, isFromExpert: false, body });
    }

    for (const userId of [ana, ben]) {
      const title = userId === ben ? "Ben's" : "Hills";
      const [post] = await tx
        .insert(blogPosts)
        .values({ title, content: "Up.", authorId: userId, createdBy: "admin" })
        .returning({ id: blogPosts.id });
      await tx.insert(blogDrafts).values({ userId, postId: post?.id, fields: { title } });
    }

    const me = { userId: ana, email };
    const { name, bytes } = await archivePersonalData({ db: tx, now, files }, me, { lang: "en" });
    expect(name).toBe("dorsal-data-2026-11-20.zip");
    const unpacked = unzipSync(Buffer.concat(await Array.fromAsync(bytes)));
    const read = (file: string) => JSON.parse(strFromU8(unpacked[`${file}.json`]!));
    expect(read("account")).toMatchObject([{ id: ana, email, two_factor_enabled: false }]);
    expect(read("profile")).toMatchObject([{ first_name: "Ana", address: "Av. Larco 1" }]);
    expect(read("reviews")).toMatchObject([{ entity_name: "Lima 10K", comment: "Flat 🏃🏽‍♀️ <b>" }]);
    expect(read("favorites")).toMatchObject([{ race_name: "Lima 10K", start_date: "2026-11-21" }]);
    expect(read("own-courses")).toMatchObject([{ name: "Home loop", length_m: 5000 }]);
    expect(read("races-you-organize")).toMatchObject([{ race_name: "Lima 10K" }]);
    expect(read("registrations")).toMatchObject([
      { insurance_provider: "Seguro Uno", policy_number: "POLICY-7", date_of_birth: "1990-02-28" },
    ]);
    expect(read("registration-answers")).toMatchObject([
      { race_name: "Lima 10K", question: "¿Tu club?", answer: "Club Andes" },
    ]);
    expect(read("travel-notes")).toMatchObject([{ race_name: "Lima 10K", note: "Night bus" }]);
    expect(read("messages-to-you")).toMatchObject([{ subject: "Welcome", body: "Hello Ana" }]);
    expect(read("expert-applications")).toMatchObject([
      { status: "pending", message: "Between us", documents: [{ name: "diploma.pdf", bytes: 5 }] },
    ]);
    expect(read("sessions")).toHaveLength(1);
    expect(read("ways-to-sign-in")).toMatchObject([{ way: "password" }]);
    expect(read("invoices")).toEqual([]);
    expect(read("files-of-apps")).toMatchObject([
      { name: "lost.txt", bytes: 1, content_type: "text/plain" },
      { name: "plans" },
      { name: "plans/Cuesta é.txt" },
    ]);
    const contentOf = (path: string) => strFromU8(unpacked[path]!);
    const ownFolder = `files-of-apps/files-${ana}`;
    expect(contentOf(`${ownFolder}/plans (file)`)).toBe("Hills: plans");
    expect(contentOf(`${ownFolder}/plans/Cuesta é.txt`)).toBe("Hills: plans/Cuesta é.txt");
    expect(contentOf("expert-applications/1 diploma.pdf")).toBe("diploma.pdf");
    const folders = Object.keys(unpacked).filter((path) => path.includes("/"));
    expect(folders, "what the store has lost is left out").toHaveLength(3);
    expect(read("unfinished-podcasts")).toMatchObject([{ topic: "Hills", races: ["Lima 10K"] }]);
    expect(read("podcasts-you-made")).toMatchObject([{ title: "Heat", status: "published" }]);
    expect(read("page-as-expert")).toMatchObject([{ id: ownPage, title: "Running Coach" }]);
    expect(read("letters-to-experts")).toMatchObject([{ expert: "Rosa Torres", body: "From Ana" }]);
    expect(read("letters-to-you-as-expert")).toMatchObject([{ visitor: "Zoë", body: "From Zoë" }]);
    expect(read("blog-posts")).toMatchObject([{ title: "Hills", races: [] }]);
    expect(read("blog-work")).toMatchObject([{ fields: { title: "Hills" } }]);
    expect(strFromU8(unpacked["photo.webp"]!)).toBe("a photo");
    const everything = Object.values(unpacked)
      .map((file) => strFromU8(file))
      .join();
    expect(everything).not.toContain(secret);
    expect(everything).not.toContain("Ben's");
    expect(everything).not.toContain("ben@example.com");
    expect(everything, "an expert does not learn a visitor's address").not.toContain("zoe@");
  }));

test("a long list is whole, files of one name stay apart, and watched races need no setting", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx);
    const raceId = await aRace(tx, {});
    await tx.insert(raceNewsLooks).values({ userId, raceId, takesEntries: true });
    const count = 120;
    await tx.execute(sql`
      insert into activities (user_id, name, sport, started_at, day, source, distance_m, elapsed_s,
        moving_s)
      select ${userId}::uuid, 'Run ' || n, 'run', '2026-05-01T06:00:00Z'::timestamptz, '2026-05-01',
        'file', 1000 + n, 600, 600 from generate_series(1, ${count}) n`);
    const own = await tx.select().from(activities).where(eq(activities.userId, userId)).limit(3);
    for (const [at, { id: activityId }] of own.entries()) {
      const file = `activities/${activityId}/own.gpx`;
      const fileName = at === 2 ? "Activity.GPX" : "activity.gpx";
      const stored = { fileName, format: "gpx", bytes: 1, digest: `${at}` } as const;
      await tx.insert(activityFiles).values({ activityId, userId, file, ...stored });
      await files.put(file, Buffer.from(`file ${at}`));
    }
    const me = { userId, email: "ana@example.com" };
    const { bytes } = await archivePersonalData({ db: tx, now, files }, me, { lang: "en" });
    const unpacked = unzipSync(Buffer.concat(await Array.fromAsync(bytes)));
    const list: { distance_m: number }[] = JSON.parse(strFromU8(unpacked["activities.json"]!));
    expect(list).toHaveLength(count);
    expect(new Set(list.map(({ distance_m }) => distance_m)).size).toBe(count);
    const paths = Object.keys(unpacked).filter((path) => path.startsWith("activities/"));
    expect(paths.map((path) => path.toLowerCase()).sort()).toEqual([
      "activities/2026-05-01 activity (2).gpx",
      "activities/2026-05-01 activity (3).gpx",
      "activities/2026-05-01 activity.gpx",
    ]);
    const contents = paths.map((path) => strFromU8(unpacked[path]!));
    expect(contents.sort()).toEqual(["file 0", "file 1", "file 2"]);
    expect(JSON.parse(strFromU8(unpacked["race-news.json"]!))).toMatchObject([
      { is_on: true, watched_races: [{ race_id: raceId }] },
    ]);
    expect(strFromU8(unpacked["activity-uploads.json"]!)).toBe("[]\n");
  }));

test("an archive says which rows and files did not fit", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx);
    for (let race = 0; race < 3; race++) {
      await tx.insert(userFavorites).values({ userId, raceId: await aRace(tx, {}) });
    }
    await tx.execute(sql`
      with a as (
        insert into activities (user_id, name, sport, started_at, day, source, distance_m, elapsed_s,
          moving_s)
        values (${userId}::uuid, 'Run', 'run', now(), '2026-05-01', 'file', 1000, 600, 600)
        returning id)
      insert into activity_files (activity_id, user_id, file, file_name, format, bytes, digest)
      select id, ${userId}::uuid, 'activities/too-much.gpx', 'run.gpx', 'gpx', 1, '1' from a`);
    await files.put("activities/too-much.gpx", Buffer.from("x"));
    const me = { userId, email: "ana@example.com" };
    const most = { rows: 2, bytes: 1, lang: "en" } as const;
    const { bytes } = await archivePersonalData({ db: tx, now, files }, me, most);
    const unpacked = unzipSync(Buffer.concat(await Array.fromAsync(bytes)));
    expect(JSON.parse(strFromU8(unpacked["favorites.json"]!))).toHaveLength(2);
    expect(strFromU8(unpacked["README.txt"]!)).toContain("- favorites.json, cut after 2 rows");
    expect(strFromU8(unpacked["LEFT-OUT.txt"]!)).toContain("activities/2026-05-01 run.gpx");
    expect(Object.keys(unpacked).filter((path) => path.startsWith("activities/"))).toEqual([]);
  }));

/**
 * Tables without data for the archive: they hold tokens and counters of requests,
 * parts of a recording, or administrators' work on races, which the audit log records.
 */
const imports = [
  "race_imports",
  "race_import_changes",
  "race_import_forecasts",
  "race_import_problems",
];
const notTold = [
  // They keep who placed a race, as the audit log does.
  "places",
  "race_places",
  "auth_verifications",
  "auth_spent_codes",
  "auth_challenges",
  "race_non_twins",
  "podcast_audio_parts",
  ...imports,
];

test("the archive covers every table that refers to people", async () => {
  const rows = await readRows(
    db,
    { name: text },
    sql`
    with recursive about as (
      select 'users'::regclass::oid as id
      union
      -- Races refer to places, which keep who typed a position: they are not about that person.
      select k.conrelid from pg_constraint k join about on k.confrelid = about.id
      where k.contype = 'f' and about.id <> 'places'::regclass
    )
    select relname as name from pg_class join about on about.id = pg_class.oid
    union
    select c.relname from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attname in ('email', 'recipient', 'user_id', 'identifier') and c.relname <> 'experts'`,
  );
  const names = rows.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(15);
  const told = Object.values(archiveLists).flatMap(({ tables }) => tables);
  expect(names.sort()).toEqual([...told, ...notTold].sort());
});

test("no recording is missing, however many are kept", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx);
    const count = 10_001;
    await tx.execute(sql`
      with a as (
        insert into activities (user_id, name, sport, started_at, day, source, distance_m, elapsed_s,
          moving_s)
        select ${userId}::uuid, 'Run', 'run', now(), '2026-05-01', 'file', 1000, 600, 600
        from generate_series(1, ${count}) returning id)
      insert into activity_files (activity_id, user_id, file, file_name, format, bytes, digest)
      select id, ${userId}::uuid, 'activities/' || id, id || '.gpx', 'gpx', 1, id from a`);
    const found = await personalFiles({ db: tx }, { userId, email: "ana@example.com" });
    expect(found).toHaveLength(count);
  }));
