import { and, eq } from "drizzle-orm";
import { withRetry } from "#db/failures/retry.ts";
import { podcastDrafts, podcastRaceReferences, podcasts } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { recorded, withoutEmpty } from "#features/audit/change.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import type { Lang } from "#values/say.ts";
import { startRecording } from "../audio/recording.server.ts";
import type { RecordingProblem } from "../audio/recording.ts";
import { podcastLimits } from "../reading/podcast.ts";
import { racesTopic } from "../writing/script-race.ts";
import { findDraft, type KeptScript, keepScript } from "./drafts.server.ts";
import { disclosureOf, firstDescription } from "./episode-texts.ts";
import { isRecorded, type OpenDraft } from "./studio.ts";

/** Under which kind the audit log has episodes. */
export const subjectType = "podcast";

type Recorded =
  | {
      problem: "no-draft" | "too-many-drafts" | "not-kept" | "not-recorded" | RecordingProblem;
      kept: KeptScript | null;
    }
  | { problem: null; kept: KeptScript };

/** Keeps the script of a draft, and has it recorded unless that is done or under way. */
export async function recordDraft(
  services: Pick<Services, "db" | "now" | "log" | "jobs" | "limits" | "speech">,
  admin: Admin,
  id: string,
  typed: { script: string; seen: string; lang?: Lang },
): Promise<Recorded> {
  const { lang = "en" } = typed;
  const kept = await keepScript(services, admin, id, typed);
  if (kept.problem !== null) return { problem: kept.problem, kept: null };
  if (typed.script === "") return { problem: "no-script", kept };
  try {
    const started = await startRecording(services, admin, { script: typed.script, lang });
    if ("problem" in started) return { problem: started.problem, kept };
    await services.db
      .update(podcastDrafts)
      .set({ audioId: started.audioId, lang, updatedAt: services.now() })
      // The script of another tab has another recording.
      .where(
        and(
          eq(podcastDrafts.id, kept.id),
          eq(podcastDrafts.userId, admin.userId),
          eq(podcastDrafts.script, typed.script),
        ),
      );
    return { problem: null, kept };
  } catch (error) {
    services.log.error({ error, id }, "recording of a draft not begun");
    return { problem: "not-recorded", kept };
  }
}

type Saved =
  | { problem: "no-draft" | "missing" | "stale" | "not-saved" }
  | { problem: null; id: string };

/**
 * Makes a published podcast of a draft with its audio. Sent twice, it is one podcast.
 * @param audioId - the recording that was heard: it finds the podcast that the draft has become
 */
export async function savePodcast(
  services: Pick<Services, "db" | "now" | "log" | "jobs">,
  admin: Admin,
  id: string,
  audioId: string | null,
): Promise<Saved> {
  const { db, now, log } = services;
  try {
    const draft = await findDraft(services, admin, id);
    if (!draft) return await findSaved(db, admin, audioId);
    return await withRetry(db, (tx) => makePodcast({ db: tx, now }, admin, draft));
  } catch (error) {
    log.error({ error, id }, "podcast not saved");
    return { problem: "not-saved" };
  }
}

async function findSaved(db: Services["db"], admin: Admin, audioId: string | null): Promise<Saved> {
  if (audioId === null) return { problem: "no-draft" };
  const [row] = await db
    .select({ id: podcasts.id })
    .from(podcasts)
    .where(and(eq(podcasts.audioId, audioId), eq(podcasts.createdById, admin.userId)));
  return row ? { problem: null, id: row.id } : { problem: "no-draft" };
}

async function makePodcast(
  { db, now }: Pick<Services, "db" | "now">,
  admin: Admin,
  draft: OpenDraft,
): Promise<Saved> {
  const { recording, script, lang, writtenBy, races, title } = draft;
  if (recording?.isStale) return { problem: "stale" };
  const audioUrl = recording?.audioUrl;
  if (!isRecorded(recording) || !recording || !audioUrl || script === "" || title === "") {
    return { problem: "missing" };
  }
  // The draft may have become a podcast meanwhile, or its script may have changed.
  const [locked] = await db
    .select({ id: podcastDrafts.id })
    .from(podcastDrafts)
    .where(
      and(
        eq(podcastDrafts.id, draft.id),
        eq(podcastDrafts.script, script),
        eq(podcastDrafts.audioId, recording.id),
      ),
    )
    .for("update");
  if (!locked) return findSaved(db, admin, recording.id);
  const columns = {
    title: title.slice(0, podcastLimits.title),
    script,
    audioUrl,
    status: "published" as const,
    createdBy: "admin",
    topic: draft.source === "topic" ? draft.topic : racesTopic,
    description: firstDescription(script),
    audioId: recording.id,
    createdById: admin.userId,
    writtenBy,
    lang,
    aiDisclosure: disclosureOf(writtenBy, lang),
  };
  const [made] = await db
    .insert(podcasts)
    .values({ ...columns, createdAt: now(), updatedAt: now() })
    .returning({ id: podcasts.id });
  if (!made) return { problem: "not-saved" };
  if (races.length > 0) {
    await db
      .insert(podcastRaceReferences)
      .values(races.map((race, position) => ({ podcastId: made.id, raceId: race.id, position })));
  }
  await db.delete(podcastDrafts).where(eq(podcastDrafts.id, draft.id));
  const { title: name, audioUrl: audio_url, status, topic, writtenBy: written_by } = columns;
  await recordChange({ db, now }, admin, {
    action: "published",
    subjectType,
    subjectId: made.id,
    subjectName: name,
    after: recorded(withoutEmpty({ title: name, audio_url, status, topic, written_by })),
  });
  return { problem: null, id: made.id };
}
