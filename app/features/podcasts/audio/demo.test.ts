import { expect, test } from "vitest";
import { demoPodcastId, demoPodcasts, demoRecordingId, demoRecordings } from "#db/demo/podcasts.ts";
import { demoRaces } from "#db/demo/races/catalog.ts";
import { raceId, raceRow } from "#db/demo/races/rows.ts";
import { podcastAudio, podcastRaceReferences, podcasts, races } from "#db/schema.ts";
import { openLog } from "#services/log/log.ts";
import { aSpeech } from "../../../../tests/support/content/speech.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { plainScript } from "../script/plain-script.ts";
import { orderDemoRecordings, recordDemo } from "./demo.server.ts";

const { db } = await openTestDatabase();
const now = () => new Date("2026-11-22T12:00:00Z");

test("the demo's episodes are published with their sound, once, and only with the built-in voice", () =>
  rolledBack(db, async (tx) => {
    await tx.insert(podcastAudio).values(demoRecordings(now()));
    const named = demoRaces.filter(({ name }) => name === "Lima 42K");
    await tx.insert(races).values(named.map((race) => raceRow(race, "2026-11-22", now())));
    const sent: string[] = [];
    const send = async (_queue: string, { audioId }: { audioId: string }) =>
      void sent.push(audioId);
    const narrator = aSpeech();
    const files = {
      put: async () => {},
      read: async () => ({ bytes: Buffer.alloc(1) }),
      remove: async () => {},
    };
    const services = {
      db: tx,
      now,
      log: openLog("silent"),
      speech: narrator.speech,
      jobs: { send } as never,
      files: files as never,
    };
    await orderDemoRecordings({ ...services, speech: null });
    await orderDemoRecordings({
      ...services,
      speech: { ...narrator.speech, engine: "elevenlabs" },
    });
    expect(sent).toEqual([]);
    await orderDemoRecordings(services);
    expect(sent.sort()).toEqual(demoPodcasts.map(({ title }) => demoRecordingId(title)).sort());
    const job = { id: "j", signal: new AbortController().signal, isLastTry: false };
    for (const audioId of sent) await recordDemo(services, { audioId }, job);
    const made = await tx.select().from(podcasts);
    expect(made.map(({ title }) => title).sort()).toEqual(
      demoPodcasts.map(({ title }) => title).sort(),
    );
    for (const { status, audioUrl, createdBy } of made) {
      expect([status, createdBy]).toEqual(["published", "admin"]);
      expect(audioUrl).toMatch(/^\/media\/podcasts\/[\da-f]{64}\/episode\.mp3$/);
    }
    const [spanish] = made.filter(({ lang }) => lang === "es");
    expect(spanish?.translationOf).toBe(demoPodcastId("Your first 10K, one week at a time"));
    expect(spanish?.aiDisclosure).toBe("Una voz sintética lee este episodio.");
    expect(await tx.select().from(podcastRaceReferences)).toHaveLength(1);
    await tx.delete(podcasts);
    sent.length = 0;
    await orderDemoRecordings(services);
    expect(sent, "a deleted episode does not come back").toEqual([]);
  }));

test("the demo's episodes name races of the catalog and are as long as the list of podcasts says", () => {
  const known = new Set(demoRaces.map(({ country, name }) => `${country}/${name}`));
  expect(new Set(demoRaces.map(raceId)).size).toBe(demoRaces.length);
  for (const { races: named, script } of demoPodcasts) {
    for (const name of named) expect(known).toContain(name);
    // The built-in voice reads about 15 characters in a second.
    const minutes = plainScript(script).length / 15 / 60;
    expect(minutes).toBeGreaterThan(5);
    expect(minutes).toBeLessThan(7);
  }
});
