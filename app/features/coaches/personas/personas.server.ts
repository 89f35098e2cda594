import { and, asc, count, eq, inArray, isNotNull, notInArray, sql } from "drizzle-orm";
import { withRetry } from "#db/failures/retry.ts";
import { decimal } from "#db/kinds.ts";
import { readCount } from "#db/rows.ts";
import { coachConversations, personas } from "#db/schema.ts";
import { portraitAddress } from "#features/experts/portrait.ts";
import { config } from "#services/config.ts";
import type { Services } from "#services/services.ts";
import type { Video, VideoPersona } from "#services/video/video.ts";
import type { Coach, CoachSource } from "./coach.ts";
import { firstCoaches } from "./first-coaches.ts";
import { withoutKeys } from "./layers.ts";
import { specialtiesOf } from "./specialties.ts";

const sampleRatings = [4.7, 4.8, 4.9] as const;

const reviewsOfFirst = 150;

const moreReviews = 25;

type Needs = Pick<Services, "db" | "now" | "log" | "video">;

/** Everything that we know of a coach. Not for visitors. */
export type KeptPersona = {
  personaId: string;
  personaName: string;
  systemPrompt: string | null;
  context: string | null;
  defaultReplicaId: string | null;
  /** Without the keys that the provider keeps in them. */
  layers: unknown;
  source: CoachSource;
  createdAt: Date;
  updatedAt: Date;
};

const personaColumns = {
  personaId: personas.personaId,
  personaName: personas.personaName,
  systemPrompt: personas.systemPrompt,
  context: personas.context,
  defaultReplicaId: personas.defaultReplicaId,
  layers: personas.layers,
  source: personas.source,
  createdAt: personas.createdAt,
  updatedAt: personas.updatedAt,
};

/** More coaches are not shown. */
const mostPersonas = 300;

/** How long the provider's personas are cached, in milliseconds. */
const keptMs = 10 * 60_000;

/** How long the provider is not asked after a failure, in milliseconds. */
const restMs = 30_000;

/**
 * The coaches of this server in their order: the provider's where one is configured, else ours. The
 * provider's are read again after ten minutes; while it fails, the kept ones stay.
 * @param isFresh - reads the provider's again now, and throws if that fails
 * @throws ServiceProblem where the provider fails and nothing is kept
 */
export async function findPersonas(services: Needs, isFresh = false): Promise<KeptPersona[]> {
  const { video } = services;
  if (!video) return keptPersonas(services, "built-in");
  if (isFresh) {
    await readAgain(services, video);
    return keptPersonas(services, "provider");
  }
  let problem: unknown = null;
  if (!(await isCurrent(services, video))) {
    await readOnce(services, video).catch((error) => {
      problem = error;
    });
  }
  // Only now: another request may have read the list in the meantime.
  const kept = await keptPersonas(services, "provider");
  if (problem !== null && kept.length === 0) throw problem;
  return kept;
}

/** The coach with this id, or, where only a replica is named, the first one that uses it. */
export async function findPersona(
  services: Needs,
  { personaId, replicaId }: { personaId: string | null; replicaId: string | null },
): Promise<KeptPersona | null> {
  const all = await findPersonas(services);
  const found =
    personaId === null
      ? replicaId !== null && all.find(({ defaultReplicaId }) => defaultReplicaId === replicaId)
      : all.find((persona) => persona.personaId === personaId);
  return found || null;
}

function keptPersonas({ db }: Pick<Services, "db">, source: CoachSource): Promise<KeptPersona[]> {
  return db
    .select(personaColumns)
    .from(personas)
    .where(eq(personas.source, source))
    .orderBy(asc(personas.position), asc(personas.personaId))
    .limit(mostPersonas);
}

/** What this process knows of the reading of a provider's list. */
type Reading = { running: Promise<void> | null; readAt: number; failure: Failure | null };
type Failure = { at: number; error: unknown };

const readings = new WeakMap<Video, Reading>();

function readingOf(video: Video): Reading {
  const known = readings.get(video);
  if (known) return known;
  const reading: Reading = { running: null, readAt: Number.NEGATIVE_INFINITY, failure: null };
  readings.set(video, reading);
  return reading;
}

/** Whether this process, or another one, has read the list in the last minutes. */
async function isCurrent({ db, now }: Needs, video: Video): Promise<boolean> {
  const oldest = now().getTime() - keptMs;
  if (readingOf(video).readAt > oldest) return true;
  const [latest] = await db
    .select({ at: sql`max(${personas.readAt})`.mapWith(personas.readAt) })
    .from(personas)
    .where(eq(personas.source, "provider"));
  return latest?.at != null && latest.at.getTime() > oldest;
}

/** Of many requests at the same moment, one asks the provider; after a failure none does for a while. */
async function readOnce(services: Needs, video: Video): Promise<void> {
  const reading = readingOf(video);
  const { failure } = reading;
  if (failure && services.now().getTime() - failure.at < restMs) throw failure.error;
  reading.running ??= readAgain(services, video)
    .catch((error: unknown) => {
      reading.failure = { at: services.now().getTime(), error };
      services.log.warn({ error }, "the provider's coaches could not be read");
      throw error;
    })
    .finally(() => {
      reading.running = null;
    });
  await reading.running;
}

async function readAgain(services: Needs, video: Video): Promise<void> {
  const { db, now } = services;
  const found = (await video.personas()).slice(0, mostPersonas);
  const readAt = now();
  await withRetry(db, async (tx) => {
    const ids = found.map(({ personaId }) => personaId);
    const isOther = ids.length > 0 ? notInArray(personas.personaId, ids) : undefined;
    await tx.delete(personas).where(and(eq(personas.source, "provider"), isOther));
    if (found.length === 0) return;
    await tx
      .insert(personas)
      .values(found.map((persona, position) => rowOf(persona, position, readAt)))
      .onConflictDoUpdate({
        target: personas.personaId,
        set: {
          personaName: sql`excluded.persona_name`,
          systemPrompt: sql`excluded.system_prompt`,
          context: sql`excluded.context`,
          defaultReplicaId: sql`excluded.default_replica_id`,
          layers: sql`excluded.layers`,
          createdAt: sql`excluded.created_at`,
          updatedAt: sql`excluded.updated_at`,
          position: sql`excluded.position`,
          readAt: sql`excluded.read_at`,
        },
        setWhere: eq(personas.source, "provider"),
      });
  });
  const reading = readingOf(video);
  reading.readAt = readAt.getTime();
  reading.failure = null;
}

function rowOf(persona: VideoPersona, position: number, readAt: Date) {
  const { createdAt, updatedAt, layers, ...texts } = persona;
  const madeAt = createdAt ?? readAt;
  return {
    ...texts,
    layers: withoutKeys(layers),
    createdAt: madeAt,
    updatedAt: updatedAt ?? madeAt,
    source: "provider" as const,
    position,
    readAt,
  };
}

/**
 * Gives a database its first coaches, unless it has some. Only the process that has created their
 * columns calls it, so that a list that administrators have emptied stays empty.
 */
export async function giveFirstCoaches({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table personas in share row exclusive mode`);
    const own = await readCount(tx, sql`select count(*) from personas where source = 'built-in'`);
    if (own > 0) return;
    const createdAt = now();
    await tx
      .insert(personas)
      .values(firstCoaches.map((coach, position) => ({ ...coach, position, createdAt })));
  });
}

/** What visitors see of the coaches of this server, in their order. */
export async function findCoaches(
  services: Needs,
  showsSamples = config().showsSampleRatings,
): Promise<Coach[]> {
  const personas = await findPersonas(services);
  const rated = await ratingsOf(services, personas);
  return personas.map((persona, position) => {
    const { personaId, personaName, systemPrompt, defaultReplicaId } = persona;
    const real = rated.get(personaId);
    const sample = showsSamples ? sampleFigures(position) : null;
    const figures = real ?? sample ?? { rating: null, reviews: null };
    return {
      persona_id: personaId,
      persona_name: personaName,
      system_prompt: systemPrompt ?? "",
      specialties: specialtiesOf(systemPrompt ?? ""),
      rating: figures.rating,
      reviews: figures.reviews,
      isSample: !real && sample !== null,
      default_replica_id: defaultReplicaId,
      portrait: portraitAddress("coach", personaId),
    };
  });
}

/** The mean of the stars with one decimal, and how many gave them, by coach. */
async function ratingsOf(
  { db }: Needs,
  coaches: readonly KeptPersona[],
): Promise<Map<string, { rating: number; reviews: number }>> {
  const ids = coaches.map(({ personaId }) => personaId);
  if (ids.length === 0) return new Map();
  const { personaId, rating } = coachConversations;
  const rows = await db
    .select({
      personaId,
      rating: sql`round(avg(${rating}), 1)`.mapWith(decimal),
      reviews: count(),
    })
    .from(coachConversations)
    .where(and(inArray(personaId, ids), isNotNull(rating)))
    .groupBy(personaId);
  return new Map(
    rows.map((row) => [row.personaId, { rating: Number(row.rating), reviews: row.reviews }]),
  );
}

/**
 * The figures of a coach whom nobody has rated yet (VC-07, VC-08). They say nothing: the card calls
 * them a sample.
 * @param position - in the list of coaches, from 0
 */
export function sampleFigures(position: number): { rating: number; reviews: number } {
  return {
    rating: sampleRatings[position % sampleRatings.length] ?? sampleRatings[0],
    reviews: reviewsOfFirst + moreReviews * position,
  };
}
