import { asc, eq, sql } from "drizzle-orm";
import { readLongPage } from "#db/page.ts";
import { readRows } from "#db/rows.ts";
import { podcastAudio, podcastRaceReferences, podcasts, races } from "#db/schema.ts";
import { wordsAmong } from "#db/search/words.ts";
import type { Services } from "#services/services.ts";
import type { Page } from "#values/form/paging.ts";
import { beginningOf } from "./episode-texts.ts";
import type { LibraryEpisode, ManagedEpisode, OriginalEpisode } from "./studio.ts";

type Reads = Pick<Services, "db">;

const episodesPerPage = 20;

const libraryRow = {
  id: podcasts.id,
  title: podcasts.title,
  script: podcasts.script,
  status: podcasts.status,
  createdAt: podcasts.createdAt,
};

/** Letters of a script that its beginning is read from. */
const lettersRead = 2000;

/**
 * One page of all podcasts, the latest first.
 * @param words - must all stand in the title or the topic
 */
export async function listEpisodes(
  { db }: Reads,
  words: string,
  page: number,
): Promise<Page<LibraryEpisode>> {
  const searched = sql`(' ' || norm(concat_ws(' ', p.title, p.topic)))`;
  const fits = sql.join([sql`true`, ...wordsAmong(words, searched)], sql` and `);
  const { rows, ...where } = await readLongPage(
    db,
    libraryRow,
    {
      found: sql`select p.id, p.created_at from podcasts p where ${fits}`,
      order: sql`created_at desc, id`,
      backwards: sql`created_at, id desc`,
      rows: sql`
        select p.id, p.title, left(p.script, ${lettersRead}) as script, p.status,
          p.created_at as "createdAt"
        from page join podcasts p using (id) order by p.created_at desc, p.id`,
      perPage: episodesPerPage,
      isSearch: words !== "",
    },
    page,
  );
  return {
    ...where,
    rows: rows.map(({ script, ...row }) => ({ ...row, beginning: beginningOf(script) })),
  };
}

const managedColumns = {
  id: podcasts.id,
  title: podcasts.title,
  script: podcasts.script,
  audioUrl: podcasts.audioUrl,
  status: podcasts.status,
  createdBy: podcasts.createdBy,
  createdAt: podcasts.createdAt,
  updatedAt: podcasts.updatedAt,
  topic: podcasts.topic,
  description: podcasts.description,
  aiDisclosure: podcasts.aiDisclosure,
  lang: podcasts.lang,
  translationOf: podcasts.translationOf,
  writtenBy: podcasts.writtenBy,
  seconds: podcastAudio.seconds,
  voiceName: podcastAudio.voiceName,
};

export async function findManagedEpisode(
  { db }: Reads,
  id: string,
): Promise<ManagedEpisode | null> {
  const [row] = await db
    .select(managedColumns)
    .from(podcasts)
    .leftJoin(podcastAudio, eq(podcastAudio.id, podcasts.audioId))
    .where(eq(podcasts.id, id));
  if (!row) return null;
  const named = await db
    .select({ id: races.id, race_name: races.raceName })
    .from(podcastRaceReferences)
    .innerJoin(races, eq(races.id, podcastRaceReferences.raceId))
    .where(eq(podcastRaceReferences.podcastId, id))
    .orderBy(asc(podcastRaceReferences.position));
  return { ...row, description: row.description ?? "", races: named };
}

/** The most originals that the studio offers. */
const mostOriginals = 200;

/** The episodes that an episode may be the translation of: originals that no other one translates. */
export function originalsFor({ db }: Reads, id: string): Promise<OriginalEpisode[]> {
  return readRows(
    db,
    { id: podcasts.id, title: podcasts.title, lang: podcasts.lang },
    sql`
      select p.id, p.title, p.lang from podcasts p
      where p.translation_of is null and p.id <> ${id}::uuid and not exists (
        select from podcasts c where c.translation_of = p.id and c.id <> ${id}::uuid)
      order by exists (
          select from podcasts c where c.translation_of = p.id and c.id = ${id}::uuid
        ) desc, p.created_at desc, p.id
      limit ${mostOriginals}`,
  );
}
