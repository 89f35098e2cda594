import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import {
  type DemoPodcast,
  demoPodcastId,
  demoPodcasts,
  demoRecordingId,
} from "#db/demo/podcasts.ts";
import { demoRaces } from "#db/demo/races/catalog.ts";
import { raceId } from "#db/demo/races/rows.ts";
import { podcastAudio, podcastRaceReferences, podcasts, races } from "#db/schema.ts";
import type { Job } from "#services/job.ts";
import type { JobHandler } from "#services/jobs/jobs.ts";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";
import { disclosureSaidIn } from "../reading/podcast.ts";
import { record } from "./record.server.ts";
import type { RecordingJob } from "./recording.server.ts";
import { recordingAddress } from "./recording.ts";

const demoRecordingQueue = "record-demo-podcast";

export const demoRecordingJobs: Job[] = [
  {
    queue: demoRecordingQueue,
    work: (services, job: RecordingJob, run) =>
      recordDemo(services, job, run).finally(run.dropPages),
  },
];

/** The first visitors come first, and a server that lives for seconds records nothing. */
const startAfterSeconds = 20;

/**
 * Asks for the recordings of the demo that no start of this server has finished. Only the built-in voice
 * reads them: a provider would charge for them.
 */
export async function orderDemoRecordings({
  db,
  jobs,
  speech,
}: Pick<Services, "db" | "jobs" | "speech">): Promise<void> {
  if (speech?.engine !== "built-in") return;
  const waiting = await db
    .select({ id: podcastAudio.id })
    .from(podcastAudio)
    .where(
      and(
        inArray(
          podcastAudio.id,
          demoPodcasts.map(({ title }) => demoRecordingId(title)),
        ),
        inArray(podcastAudio.status, ["waiting", "running"]),
      ),
    );
  for (const { id } of waiting) {
    const job: RecordingJob = { audioId: id };
    await jobs.send(demoRecordingQueue, job, {
      singletonKey: id,
      startAfter: startAfterSeconds,
    });
  }
}

/** Records an episode of the demo, and publishes it with its sound. */
export async function recordDemo(
  services: Pick<Services, "db" | "files" | "log" | "speech" | "now">,
  { audioId }: RecordingJob,
  job: Parameters<JobHandler<RecordingJob>>[1],
): Promise<void> {
  await record(services, { audioId }, job);
  const episode = demoPodcasts.find(({ title }) => demoRecordingId(title) === audioId);
  const [audio] = await services.db
    .select({ fileKey: podcastAudio.fileKey })
    .from(podcastAudio)
    .where(and(eq(podcastAudio.id, audioId), eq(podcastAudio.status, "done")));
  if (episode && audio?.fileKey)
    await publish(services, episode, { audioId, fileKey: audio.fileKey });
}

async function publish(
  { db, now }: Pick<Services, "db" | "now">,
  episode: DemoPodcast,
  { audioId, fileKey }: { audioId: string; fileKey: string },
): Promise<void> {
  const { title, lang = "en", description, script, daysAgo } = episode;
  const createdAt = new Date(now().getTime() - daysAgo * msPerDay);
  const id = demoPodcastId(title);
  await db.transaction(async (tx) => {
    const [published] = await tx
      .insert(podcasts)
      .values({
        id,
        title,
        topic: title,
        description,
        script,
        lang,
        audioId,
        audioUrl: recordingAddress(fileKey),
        status: "published",
        aiDisclosure: disclosureSaidIn(lang),
        createdAt,
        updatedAt: createdAt,
      })
      .onConflictDoNothing()
      .returning({ id: podcasts.id });
    if (!published) return;
    await joinTranslations(tx, episode);
    const known = demoRaces.filter((race) =>
      episode.races.includes(`${race.country}/${race.name}`),
    );
    const kept = await tx
      .select({ id: races.id })
      .from(races)
      .where(inArray(races.id, known.map(raceId)));
    if (kept.length === 0) return;
    await tx
      .insert(podcastRaceReferences)
      .values(kept.map((race, position) => ({ podcastId: id, raceId: race.id, position })));
  });
}

/** Whichever of an original and its translation is recorded last joins the two. */
async function joinTranslations(tx: Database, { title }: DemoPodcast): Promise<void> {
  for (const { title: own, translates } of demoPodcasts) {
    if (translates === undefined || (own !== title && translates !== title)) continue;
    await tx.execute(sql`
      update podcasts t set translation_of = o.id from podcasts o
      where t.id = ${demoPodcastId(own)}::uuid and o.id = ${demoPodcastId(translates)}::uuid`);
  }
}
