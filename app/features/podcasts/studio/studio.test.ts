import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import {
  auditEntries,
  podcastAudio,
  podcastDrafts,
  podcastRaceReferences,
  podcasts,
} from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { openLog } from "#services/log/log.ts";
import { anEpisode } from "../../../../tests/support/content/podcasts.ts";
import { aSpeech } from "../../../../tests/support/content/speech.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { anAdmin } from "../../../../tests/support/people.ts";
import { aRace } from "../../../../tests/support/races/races.ts";
import { changeEpisode, deleteEpisode, publishEpisode } from "./changes.server.ts";
import { discardDraft, draftsOf, findDraft, keepScript, writeDraft } from "./drafts.server.ts";
import { findManagedEpisode, listEpisodes } from "./library.server.ts";
import { recordDraft, savePodcast } from "./saving.server.ts";
import { episodeTexts, mostDrafts, stepOf } from "./studio.ts";

const { db } = await openTestDatabase();
const signal = new AbortController().signal;

async function studioOf(tx: Database) {
  let minute = 0;
  const services = {
    db: tx,
    // Every look at the clock is a minute later.
    now: () => new Date(Date.UTC(2026, 10, 20, 12, minute++)),
    log: openLog("silent"),
    limits: { allow: async () => true } as never,
    models: null,
    jobs: {
      started: async () => {},
      send: async () => {},
      isPending: async () => true,
    } as never,
    speech: aSpeech().speech,
  };
  return { services, admin: await anAdmin(tx) };
}

type Studio = Awaited<ReturnType<typeof studioOf>>;

async function aDraft({ services, admin }: Studio, topic = "Trail shoes"): Promise<string> {
  const made = await writeDraft(services, admin, { wish: { topic }, draft: null }, signal);
  if (made.problem !== null) throw new Error(made.problem);
  return made.id;
}

/** What the job of the narrator would have done. */
async function finish({ services, admin }: Studio, draft: string): Promise<string> {
  const found = await findDraft(services, admin, draft);
  if (!found?.recording) throw new Error("The draft has no recording.");
  const { id } = found.recording;
  await services.db
    .update(podcastAudio)
    .set({ status: "done", fileKey: `podcasts/${id}.mp3`, seconds: 61, bytes: 900 })
    .where(eq(podcastAudio.id, id));
  return id;
}

async function aRecordedDraft(studio: Studio): Promise<{ draft: string; audio: string }> {
  const draft = await aDraft(studio);
  const { script = "" } = (await findDraft(studio.services, studio.admin, draft)) ?? {};
  await recordDraft(studio.services, studio.admin, draft, { script, seen: "" });
  return { draft, audio: await finish(studio, draft) };
}

const inStudio = (title: string, prove: (studio: Studio, tx: Database) => Promise<void>) =>
  test(title, () => rolledBack(db, async (tx) => prove(await studioOf(tx), tx)));

inStudio(
  "ADM-POD-12 ADM-POD-14 CALL-20 a topic becomes a script, audio and one published podcast",
  async (studio, tx) => {
    const { services, admin } = studio;
    const draft = await aDraft(studio);
    const open = await findDraft(services, admin, draft);
    expect(open).toMatchObject({ title: "Trail shoes", writtenBy: "built-in", recording: null });
    expect(stepOf(open, "audio")).toBe("script");
    expect(await savePodcast(services, admin, draft, null)).toEqual({ problem: "missing" });

    const script = "## Shoes\n\nBuy them in the evening.";
    const begun = await recordDraft(services, admin, draft, { script, seen: open?.seen ?? "" });
    expect(begun).toMatchObject({ problem: null, kept: { id: draft, isCopy: false } });
    expect(stepOf(await findDraft(services, admin, draft), null)).toBe("audio");
    expect(await savePodcast(services, admin, draft, null)).toEqual({ problem: "missing" });
    const audio = await finish(studio, draft);

    const saved = await savePodcast(services, admin, draft, audio);
    expect(await savePodcast(services, admin, draft, audio)).toEqual(saved);
    const rows = await tx.select().from(podcasts);
    expect(rows).toMatchObject([
      {
        title: "Trail shoes",
        topic: "Trail shoes",
        script,
        audioUrl: `/media/podcasts/${audio}.mp3`,
        audioId: audio,
        status: "published",
        createdBy: "admin",
        createdById: admin.userId,
        writtenBy: "built-in",
      },
    ]);
    expect(rows[0]?.aiDisclosure).toContain("synthetic voice");
    expect(rows[0]?.description).toContain("Buy them in the evening.");
    expect(await draftsOf(services, admin)).toEqual([]);
    const entries = await tx
      .select({ action: auditEntries.action, name: auditEntries.subjectName })
      .from(auditEntries)
      .where(eq(auditEntries.subjectType, "podcast"));
    expect(entries).toEqual([{ action: "published", name: "Trail shoes" }]);
  },
);

inStudio(
  "ADM-POD-16 ADM-POD-19 GAP-54 an episode about races has their names and keeps them in their order",
  async ({ services, admin }, tx) => {
    const ids = [
      await aRace(tx, { raceName: "Media Maratón Internacional de Lima", distances: ["Media"] }),
      await aRace(tx, { raceName: "Cusco Trail", city: "Cusco", raceType: "Trail" }),
      await aRace(tx, { raceName: "Ica 10K", city: "Ica", distances: [] }),
    ];
    const wish = { raceIds: [ids[2]!, ids[0]!, ids[1]!] };
    const made = await writeDraft(services, admin, { wish, draft: null }, signal);
    if (made.problem !== null) throw new Error(made.problem);
    const studio = { services, admin };
    const draft = await findDraft(services, admin, made.id);
    expect(draft?.title).toBe(
      "Featured Races: Ica 10K, Media Maratón Internacional de Lima, Cusc...",
    );
    expect(draft?.script).toContain("## Cusco Trail");
    await recordDraft(services, admin, made.id, { script: draft?.script ?? "", seen: "" });
    const saved = await savePodcast(services, admin, made.id, await finish(studio, made.id));
    if (saved.problem !== null) throw new Error(saved.problem);
    const episode = await findManagedEpisode(services, saved.id);
    expect(episode).toMatchObject({ title: draft?.title, topic: "Featured Races", seconds: 61 });
    expect(episode?.races.map(({ race_name }) => race_name)).toEqual([
      "Ica 10K",
      "Media Maratón Internacional de Lima",
      "Cusco Trail",
    ]);
    expect(await tx.select().from(podcastRaceReferences)).toHaveLength(3);
    const none = { wish: { raceIds: [] }, draft: null };
    expect(await writeDraft(services, admin, none, signal)).toEqual({ problem: "no-race" });
  },
);

inStudio(
  "ADM-POD-09 a changed script makes its audio stale, and it is not saved with it",
  async (studio) => {
    const { services, admin } = studio;
    const { draft, audio } = await aRecordedDraft(studio);
    await keepScript(services, admin, draft, { script: "Something else.", seen: "" });
    const open = await findDraft(services, admin, draft);
    expect(open?.recording).toMatchObject({ isStale: true, status: "done" });
    expect(stepOf(open, "audio")).toBe("script");
    expect(await savePodcast(services, admin, draft, audio)).toEqual({ problem: "stale" });
  },
);

inStudio("ADM-POD-18 without a script there is no audio, and the text is kept", async (studio) => {
  const { services, admin } = studio;
  const draft = await aDraft(studio);
  const empty = { script: "", seen: "" };
  expect((await recordDraft(services, admin, draft, empty)).problem).toBe("no-script");
  const typed = { script: "Typed words.", seen: "" };
  const mute = { ...services, speech: null };
  expect((await recordDraft(mute, admin, draft, typed)).problem).toBe("no-voice");
  expect((await findDraft(services, admin, draft))?.script).toBe("Typed words.");
  const long = { script: "x".repeat(60_001), seen: "" };
  expect((await recordDraft(services, admin, draft, long)).problem).toBe("too-long");
});

inStudio(
  "what another tab has changed is not overwritten: both texts stay as drafts",
  async (studio) => {
    const { services, admin } = studio;
    const draft = await aDraft(studio);
    const seen = (await findDraft(services, admin, draft))?.seen ?? "";
    const one = await keepScript(services, admin, draft, { script: "One tab.", seen });
    expect(one).toMatchObject({ problem: null, id: draft, isCopy: false });
    const other = await keepScript(services, admin, draft, { script: "Other tab.", seen });
    expect(other).toMatchObject({ problem: null, isCopy: true });
    const same = await keepScript(services, admin, draft, { script: "One tab.", seen });
    expect(same).toMatchObject({ id: draft, isCopy: false });
    const rows = await services.db.select({ script: podcastDrafts.script }).from(podcastDrafts);
    expect(rows.map(({ script }) => script).sort()).toEqual(["One tab.", "Other tab."]);
  },
);

inStudio(
  "the language of a script is kept with it, also where nothing is recorded",
  async (studio) => {
    const { services, admin } = studio;
    const draft = await aDraft(studio);
    const script = (await findDraft(services, admin, draft))?.script ?? "";
    await keepScript(services, admin, draft, { script, seen: "", lang: "es" });
    expect(await findDraft(services, admin, draft)).toMatchObject({ script, lang: "es" });
    await keepScript(services, admin, draft, { script: "Corre.", seen: "" });
    expect(await findDraft(services, admin, draft)).toMatchObject({ script: "Corre.", lang: "es" });
  },
);

inStudio(
  "copies of a draft are counted as drafts: beyond the last one nothing is stored",
  async (studio) => {
    const { services, admin } = studio;
    const draft = await aDraft(studio);
    const one = { userId: admin.userId, source: "topic" as const };
    await services.db.insert(podcastDrafts).values(Array(mostDrafts - 1).fill(one));
    const stale = { script: "Other tab.", seen: "earlier" };
    expect(await keepScript(services, admin, draft, stale)).toEqual({ problem: "too-many-drafts" });
    expect(await services.db.$count(podcastDrafts)).toBe(mostDrafts);
  },
);

inStudio(
  "ADM-POD-22 ERR-83 ERR-86 what the database refuses leaves the draft as it was",
  async (studio, tx) => {
    const { services, admin } = studio;
    const { draft, audio } = await aRecordedDraft(studio);
    await tx.execute(sql`alter table podcasts rename to lost_podcasts`);
    expect(await savePodcast(services, admin, draft, audio)).toEqual({ problem: "not-saved" });
    expect(await deleteEpisode(services, admin, draft)).toEqual({ problem: "not-deleted" });
    expect(await draftsOf(services, admin)).toMatchObject([{ id: draft, step: "audio" }]);
  },
);

inStudio("GAP-66 a draft is its administrator's alone", async (studio) => {
  const { services, admin } = studio;
  const { draft, audio } = await aRecordedDraft(studio);
  const stranger: Admin = await anAdmin(services.db);
  const typed = { script: "Mine now.", seen: "" };
  expect(await draftsOf(services, stranger)).toEqual([]);
  expect(await findDraft(services, stranger, draft)).toBeNull();
  expect(await keepScript(services, stranger, draft, typed)).toEqual({ problem: "no-draft" });
  expect((await recordDraft(services, stranger, draft, typed)).problem).toBe("no-draft");
  const wish = { wish: { topic: "Mine" }, draft };
  expect(await writeDraft(services, stranger, wish, signal)).toEqual({ problem: "no-draft" });
  expect(await savePodcast(services, stranger, draft, audio)).toEqual({ problem: "no-draft" });
  expect(await discardDraft(services, stranger, draft)).toBe(false);
  expect(await discardDraft(services, admin, draft)).toBe(true);
});

inStudio(
  "ADM-POD-03 ADM-POD-21 GAP-80 a podcast is listed, changed, unpublished and deleted, and the log says so",
  async (studio, tx) => {
    const { services, admin } = studio;
    const { draft, audio } = await aRecordedDraft(studio);
    const saved = await savePodcast(services, admin, draft, audio);
    if (saved.problem !== null) throw new Error(saved.problem);
    const { id } = saved;
    const found = async (words: string) => (await listEpisodes(services, words, 1)).rows;
    const [line] = await found("");
    expect(line).toMatchObject({ id, title: "Trail shoes", status: "published" });
    expect(line?.beginning).toBe("Welcome to the Dorsal podcast. Our topic today: Tr…");
    expect(await found("SHÓES trail")).toHaveLength(1);
    expect(await found("altitude")).toEqual([]);

    const texts = {
      title: "Shoes",
      description: "",
      ai_disclosure: "A machine reads.",
      lang: "en" as const,
      translation_of: null,
      opened: null,
    };
    expect(await changeEpisode(services, admin, id, texts)).toEqual({ problem: null, theirs: [] });
    await publishEpisode(services, admin, id, { status: "draft" });
    expect(await findManagedEpisode(services, id)).toMatchObject({
      title: "Shoes",
      description: "",
      aiDisclosure: "A machine reads.",
      status: "draft",
      createdBy: "admin",
    });
    expect(await deleteEpisode(services, admin, id)).toEqual({ problem: null, title: "Shoes" });
    expect(await deleteEpisode(services, admin, id)).toEqual({ problem: "no-podcast" });
    expect(await changeEpisode(services, admin, id, texts)).toEqual({ problem: "no-podcast" });
    const actions = await tx
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectType, "podcast"), eq(auditEntries.subjectId, id)))
      .orderBy(auditEntries.createdAt);
    expect(actions.map(({ action }) => action)).toEqual([
      "published",
      "changed",
      "unpublished",
      "deleted",
    ]);
  },
);

inStudio(
  "two administrators who change the texts of an episode at once overwrite nothing of each other",
  async (studio) => {
    const { services, admin } = studio;
    const { draft, audio } = await aRecordedDraft(studio);
    const saved = await savePodcast(services, admin, draft, audio);
    if (saved.problem !== null) throw new Error(saved.problem);
    const { id } = saved;
    const before = await findManagedEpisode(services, id);
    if (!before) throw new Error("The episode was not saved.");
    const form = {
      title: before.title,
      description: before.description,
      ai_disclosure: before.aiDisclosure,
      lang: before.lang,
      translation_of: before.translationOf,
    };
    const opened = episodeTexts(form);
    const change = (texts: Partial<typeof form>) =>
      changeEpisode(services, admin, id, { ...form, ...texts, opened });
    expect(await change({ title: "Shoes" })).toEqual({ problem: null, theirs: [] });
    expect(await change({ description: "What to buy." })).toEqual({
      problem: null,
      theirs: ["title"],
    });
    expect(await change({ title: "Boots", ai_disclosure: "Read by a machine." })).toEqual({
      problem: "changed-meanwhile",
      meanwhile: {
        contested: [{ name: "title", theirs: "Shoes", yours: "Boots" }],
        stored: { ...opened, title: "Shoes", description: "What to buy." },
        merged: {
          ...opened,
          title: "Boots",
          description: "What to buy.",
          ai_disclosure: "Read by a machine.",
        },
      },
    });
    expect(await findManagedEpisode(services, id)).toMatchObject({
      title: "Shoes",
      description: "What to buy.",
      aiDisclosure: before.aiDisclosure,
    });
  },
);

inStudio(
  "a script in Spanish is read in Spanish, and becomes the translation of an episode",
  async (studio, tx) => {
    const { services, admin } = studio;
    const original = await anEpisode(tx, { title: "Hills", recording: null });
    const draft = await aDraft(studio);
    const typed = { script: "Corre las cuestas con calma.", seen: "" };
    await recordDraft(services, admin, draft, { ...typed, lang: "es" });
    const audio = await finish(studio, draft);
    const open = await findDraft(services, admin, draft);
    expect(open).toMatchObject({ lang: "es", recording: { isStale: false } });
    const saved = await savePodcast(services, admin, draft, audio);
    if (saved.problem !== null) throw new Error(saved.problem);
    const made = await findManagedEpisode(services, saved.id);
    expect(made).toMatchObject({ lang: "es", translationOf: null });
    expect(made?.aiDisclosure).toContain("Una voz sintética lee este episodio.");
    const change = (texts: { lang: "en" | "es"; translation_of: string | null }, id = saved.id) =>
      changeEpisode(services, admin, id, {
        title: "Cuestas",
        description: "",
        ai_disclosure: "Una voz.",
        opened: null,
        ...texts,
      });
    const refused = { problem: "no-original" };
    const spoken = { problem: "other-language" };
    expect(await change({ lang: "en", translation_of: null })).toEqual(spoken);
    const silent = await anEpisode(tx, { lang: "es", recording: null });
    expect(await change({ lang: "en", translation_of: original }, silent)).toEqual(refused);
    expect(await change({ lang: "es", translation_of: saved.id })).toEqual(refused);
    expect((await change({ lang: "es", translation_of: original })).problem).toBeNull();
    expect(await change({ lang: "es", translation_of: null }, original)).toEqual(refused);
    const another = await anEpisode(tx, { lang: "es" });
    expect(await change({ lang: "es", translation_of: original }, another)).toEqual(refused);
  },
);
