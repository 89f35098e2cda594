import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { withRetry } from "#db/failures/retry.ts";
import { integer } from "#db/kinds.ts";
import { podcastAudio, podcastDrafts, races } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { findRaces } from "#features/races/page/race-page.server.ts";
import { pickedRaces } from "#features/races/picking/queries.server.ts";
import { isFull, placeOf, type RacePage } from "#features/races/race.ts";
import { mayRegister, todayAt } from "#features/races/standing.ts";
import type { Services } from "#services/services.ts";
import type { Day } from "#values/day.ts";
import type { Lang } from "#values/say.ts";
import { cancelRecording, recordingProgress } from "../audio/recording.server.ts";
import { podcastLimits } from "../reading/podcast.ts";
import { type ScriptProblem, writeScript } from "../writing/script.server.ts";
import type { ScriptRace, ScriptSubject, WrittenScript } from "../writing/script-race.ts";
import { racesTitle } from "./episode-texts.ts";
import { type EpisodeDraft, mostDrafts, type OpenDraft } from "./studio.ts";

type Writes = Pick<Services, "db" | "now">;
type Reads = Pick<Services, "db" | "jobs">;

/** What a draft is about: a topic, or races by their ids. */
export type DraftWish = { topic: string } | { raceIds: readonly string[] };

const own = (admin: Admin, id: string) =>
  and(eq(podcastDrafts.id, id), eq(podcastDrafts.userId, admin.userId));

const listColumns = {
  id: podcastDrafts.id,
  source: podcastDrafts.source,
  topic: podcastDrafts.topic,
  raceIds: podcastDrafts.raceIds,
  updatedAt: podcastDrafts.updatedAt,
  hasAudio: sql<boolean>`coalesce(${podcastAudio.status} <> 'failed'
    and ${podcastAudio.script} = ${podcastDrafts.script}, false)`,
};

/** The unfinished episodes of an administrator, the latest first. */
export async function draftsOf({ db }: Pick<Reads, "db">, admin: Admin): Promise<EpisodeDraft[]> {
  const rows = await db
    .select(listColumns)
    .from(podcastDrafts)
    .leftJoin(podcastAudio, eq(podcastAudio.id, podcastDrafts.audioId))
    .where(eq(podcastDrafts.userId, admin.userId))
    .orderBy(desc(podcastDrafts.updatedAt), podcastDrafts.id)
    .limit(mostDrafts);
  const names = await namesOf({ db }, [...new Set(rows.flatMap(({ raceIds }) => raceIds))]);
  return rows.map(({ id, source, topic, raceIds, updatedAt, hasAudio }) => ({
    id,
    title:
      source === "topic" ? topic : racesTitle(raceIds.flatMap((race) => names.get(race) ?? [])),
    step: hasAudio ? "audio" : "script",
    updatedAt,
  }));
}

async function namesOf({ db }: Pick<Reads, "db">, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: races.id, name: races.raceName })
    .from(races)
    .where(inArray(races.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const openColumns = {
  id: podcastDrafts.id,
  source: podcastDrafts.source,
  topic: podcastDrafts.topic,
  raceIds: podcastDrafts.raceIds,
  script: podcastDrafts.script,
  lang: podcastDrafts.lang,
  writtenBy: podcastDrafts.writtenBy,
  audioId: podcastDrafts.audioId,
  recorded: podcastAudio.script,
  recordedLang: podcastAudio.lang,
  updatedAt: podcastDrafts.updatedAt,
};

/** A draft of this administrator; `null` for those of others. */
export async function findDraft(
  services: Reads,
  admin: Admin,
  id: string,
): Promise<OpenDraft | null> {
  const { db } = services;
  const [row] = await db
    .select(openColumns)
    .from(podcastDrafts)
    .leftJoin(podcastAudio, eq(podcastAudio.id, podcastDrafts.audioId))
    .where(own(admin, id));
  if (!row) return null;
  const { audioId, recorded, recordedLang, raceIds, updatedAt, ...draft } = row;
  const picked = await pickedRaces({ db }, raceIds);
  const progress = audioId === null ? null : await recordingProgress(services, admin, audioId);
  return {
    ...draft,
    races: picked,
    title:
      draft.source === "topic" ? draft.topic : racesTitle(picked.map(({ race_name }) => race_name)),
    seen: updatedAt.toISOString(),
    recording: progress && {
      ...progress,
      isStale: recorded !== draft.script || recordedLang !== draft.lang,
    },
  };
}

type WriteProblem = ScriptProblem | "no-draft" | "no-race" | "too-many-drafts" | "not-kept";

/**
 * Has a script written and keeps it as a draft: a new one, or instead of what a draft says now. What
 * fails changes nothing.
 */
export async function writeDraft(
  services: Pick<Services, "db" | "now" | "log" | "limits" | "models">,
  admin: Admin,
  { wish, draft }: { wish: DraftWish; draft: string | null },
  signal: AbortSignal,
): Promise<{ problem: WriteProblem } | { problem: null; id: string }> {
  const { db, now, log } = services;
  try {
    const obstacle = await whyNotKept({ db }, admin, draft);
    if (obstacle) return { problem: obstacle };
    const chosen = "raceIds" in wish ? await scriptRacesOf({ db, now }, wish.raceIds) : [];
    if ("raceIds" in wish && chosen.length === 0) return { problem: "no-race" };
    const subject: ScriptSubject =
      "raceIds" in wish ? { races: chosen.map(({ id: _, ...race }) => race) } : wish;
    const written = await writeScript(services, admin, subject, signal);
    if (written.problem !== null) return written;
    const columns = columnsOf(wish, chosen, written);
    const id = await withRetry(db, async (tx) => {
      const values = { ...columns, updatedAt: now() };
      if (draft !== null) {
        await tx.update(podcastDrafts).set(values).where(own(admin, draft));
        return draft;
      }
      return insertDraft(tx, { ...values, userId: admin.userId, createdAt: now() });
    });
    return { problem: null, id };
  } catch (error) {
    signal.throwIfAborted();
    log.error({ error }, "script of a podcast not kept");
    return { problem: "not-written" };
  }
}

function columnsOf(
  wish: DraftWish,
  chosen: readonly { id: string }[],
  { script, writtenBy }: WrittenScript,
) {
  return {
    source: "raceIds" in wish ? ("races" as const) : ("topic" as const),
    topic: "topic" in wish ? wish.topic : "",
    raceIds: chosen.map(({ id }) => id),
    script,
    writtenBy,
    audioId: null,
  };
}

async function whyNotKept(
  { db }: Pick<Services, "db">,
  admin: Admin,
  draft: string | null,
): Promise<"no-draft" | "too-many-drafts" | null> {
  if (draft !== null) {
    const [row] = await db
      .select({ id: podcastDrafts.id })
      .from(podcastDrafts)
      .where(own(admin, draft));
    return row ? null : "no-draft";
  }
  const [counted] = await db
    .select({ count: sql`count(*)::int`.mapWith(integer) })
    .from(podcastDrafts)
    .where(eq(podcastDrafts.userId, admin.userId));
  return (counted?.count ?? 0) >= mostDrafts ? "too-many-drafts" : null;
}

type KeepProblem = "no-draft" | "too-long" | "too-many-drafts" | "not-kept";

export type KeptScript = { id: string; seen: string; isCopy: boolean };

/**
 * Keeps the script of a draft. A script that is based on an earlier state, because another tab has
 * changed the draft, becomes a separate draft: nothing is overwritten or lost.
 * @param asked.lang - the language that the draft has where it is left out
 * @param asked.seen - the state that the script is based on; `""` overwrites any
 */
export async function keepScript(
  { db, now, log }: Writes & Pick<Services, "log">,
  admin: Admin,
  id: string,
  { script, seen, lang: chosen }: { script: string; seen: string; lang?: Lang },
): Promise<{ problem: KeepProblem } | ({ problem: null } & KeptScript)> {
  if (script.length > podcastLimits.script) return { problem: "too-long" };
  try {
    return await withRetry(db, async (tx) => {
      const [draft] = await tx.select().from(podcastDrafts).where(own(admin, id)).for("update");
      if (!draft) return { problem: "no-draft" };
      const state = draft.updatedAt.toISOString();
      const lang = chosen ?? draft.lang;
      if (draft.script === script && draft.lang === lang)
        return { problem: null, id, seen: state, isCopy: false };
      const at = now();
      const kept = { problem: null, seen: at.toISOString() } as const;
      if (seen !== "" && seen !== state) {
        const obstacle = await whyNotKept({ db: tx }, admin, null);
        if (obstacle) return { problem: obstacle };
        const { id: _, audioId: __, ...same } = draft;
        const copy = await insertDraft(tx, { ...same, script, lang, createdAt: at, updatedAt: at });
        return { ...kept, id: copy, isCopy: true };
      }
      await tx.update(podcastDrafts).set({ script, lang, updatedAt: at }).where(own(admin, id));
      return { ...kept, id, isCopy: false };
    });
  } catch (error) {
    log.error({ error, id }, "script of a draft not kept");
    return { problem: "not-kept" };
  }
}

async function insertDraft(
  db: Services["db"],
  values: typeof podcastDrafts.$inferInsert,
): Promise<string> {
  const [row] = await db.insert(podcastDrafts).values(values).returning({ id: podcastDrafts.id });
  if (!row) throw new Error("The draft was not stored.");
  return row.id;
}

/**
 * Throws a draft away. Its recording ends, and is forgotten some days later.
 * @returns whether there was a draft
 */
export async function discardDraft(
  { db }: Pick<Services, "db">,
  admin: Admin,
  id: string,
): Promise<boolean> {
  const [gone] = await db
    .delete(podcastDrafts)
    .where(own(admin, id))
    .returning({ audioId: podcastDrafts.audioId });
  if (gone?.audioId) await cancelRecording({ db }, admin, gone.audioId);
  return gone !== undefined;
}

/** The races to write a script about, in the order of their ids. Deleted races are left out. */
async function scriptRacesOf(
  { db, now }: Pick<Services, "db" | "now">,
  ids: readonly string[],
): Promise<(ScriptRace & { id: string })[]> {
  const byId = new Map((await findRaces({ db }, ids, "en")).map((race) => [race.id, race]));
  return ids.flatMap((id) => {
    const race = byId.get(id);
    return race ? { id, ...scriptRaceOf(race, todayAt(race, now())) } : [];
  });
}

function scriptRaceOf(race: RacePage, today: Day): ScriptRace {
  const { distances } = race;
  const hasDistances = distances.length > 0;
  const isSoldOut = hasDistances && distances.every(isFull);
  return {
    name: race.name,
    date: race.startDate,
    location: placeOf(race, "en"),
    type: race.type,
    description: race.description ?? "",
    distance: hasDistances
      ? distances.map(({ text }) => text).join("; ")
      : (race.distance?.text ?? ""),
    known: {
      startTime: race.startTime ?? "",
      climb: race.elevationGain ?? "",
      closes: race.registrationDeadline ?? "",
      takesRegistrations: mayRegister(race, today) && !isSoldOut,
      isFree: hasDistances && distances.every(({ price }) => price.kind === "free"),
      isCancelled: race.status === "cancelled",
    },
  };
}
