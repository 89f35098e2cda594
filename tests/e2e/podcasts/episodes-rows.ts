import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gt } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { races } from "#db/schema.ts";
import { anEpisode } from "../../support/content/podcasts.ts";
import { aTone } from "../../support/content/sound.ts";
import { episodes, lengths, racesScript, racesTitle, topicScript } from "./episodes.ts";

/** Fills the database of the server under test with episodes, and the directory of its files with sound. */
export async function fillWithEpisodes(db: Database, dataDir: string): Promise<void> {
  const [first, second] = await db
    .select({ id: races.id, name: races.raceName })
    .from(races)
    .where(gt(races.startDate, "2027-01-01"))
    .orderBy(races.startDate, races.id)
    .limit(2);
  if (!first || !second) throw new Error("The demo has no races.");
  await anEpisode(db, {
    id: episodes.races,
    title: racesTitle,
    script: racesScript([first.name, second.name]),
    raceIds: [first.id, second.id],
    recording: await storedTone(dataDir, lengths.races),
    createdAt: new Date("2026-11-03T08:00:00Z"),
  });
  await anEpisode(db, {
    id: episodes.topic,
    title: "Why easy days are easy",
    script: topicScript,
    description: "A short word on the days between the hard ones.",
    recording: await storedTone(dataDir, lengths.topic),
    createdAt: new Date("2026-11-02T08:00:00Z"),
  });
  await anEpisode(db, {
    id: episodes.silent,
    title: "An episode whose file is gone",
    recording: { seconds: 60, bytes: 240_000, fileKey: "podcasts/gone/episode.mp3" },
    createdAt: new Date("2026-11-01T08:00:00Z"),
  });
  await anEpisode(db, {
    id: episodes.draft,
    title: "Not ready to be heard",
    status: "draft",
    createdAt: new Date("2026-11-04T08:00:00Z"),
  });
}

async function storedTone(dataDir: string, seconds: number) {
  const mp3 = await aTone(seconds);
  const hash = createHash("sha256").update(mp3).digest("hex").slice(0, 32);
  const fileKey = `podcasts/${hash}/episode.mp3`;
  const path = join(dataDir, "files", fileKey);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, mp3);
  return { seconds, bytes: mp3.byteLength, fileKey };
}
