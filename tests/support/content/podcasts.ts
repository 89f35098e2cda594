import type { Database } from "#db/database.ts";
import { podcastAudio, podcastRaceReferences, podcasts } from "#db/schema.ts";
import type { Cue } from "#features/podcasts/reading/podcast.ts";
import { spokenLines } from "#features/podcasts/script/spoken-lines.ts";

type Episode = Partial<typeof podcasts.$inferInsert> & {
  raceIds?: string[];
  /** `null` for an episode without a recording of ours. */
  recording?: { seconds: number; bytes: number; fileKey: string } | null;
};

const twoMinutes = { seconds: 120, bytes: 480_000, fileKey: "podcasts/two-minutes/episode.mp3" };

/** Puts an episode into the database: published, with a recording of two minutes, unless said otherwise. */
export async function anEpisode(
  db: Database,
  { raceIds = [], recording = twoMinutes, ...columns }: Episode = {},
): Promise<string> {
  const script = columns.script ?? "Run easy today. Rest tomorrow.";
  const audioId = recording === null ? null : await aRecording(db, script, recording);
  const [row] = await db
    .insert(podcasts)
    .values({
      title: "An easy day",
      audioUrl: recording === null ? "/elsewhere.mp3" : `/media/${recording.fileKey}`,
      ...columns,
      script,
      audioId,
    })
    .returning({ id: podcasts.id });
  if (!row) throw new Error("The episode was not inserted.");
  if (raceIds.length > 0) {
    await db
      .insert(podcastRaceReferences)
      .values(raceIds.map((raceId, position) => ({ podcastId: row.id, raceId, position })));
  }
  return row.id;
}

async function aRecording(
  db: Database,
  script: string,
  { seconds, bytes, fileKey }: NonNullable<Episode["recording"]>,
): Promise<string> {
  const [row] = await db
    .insert(podcastAudio)
    .values({
      script,
      voiceId: "test",
      voiceName: "Test voice",
      engine: "built-in",
      status: "done",
      fileKey,
      seconds,
      bytes,
      cues: evenCues(script, seconds),
    })
    .returning({ id: podcastAudio.id });
  if (!row) throw new Error("The recording was not inserted.");
  return row.id;
}

/** The disclosure and every line take the same time. */
function evenCues(script: string, seconds: number): Cue[] {
  const count = spokenLines(script).length + 1;
  const each = seconds / count;
  return Array.from({ length: count }, (_, place) => ({
    line: place - 1,
    start: place * each,
    end: (place + 1) * each,
  }));
}
