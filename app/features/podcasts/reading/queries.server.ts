import { desc, eq, type SQL, sql } from "drizzle-orm";
import { integer, listOf, object, orNull, real, text } from "#db/kinds.ts";
import { type RowOf, readRow, readRows } from "#db/rows.ts";
import { podcastAudio, podcasts, races } from "#db/schema.ts";
import { dictionaryOf, searchFor } from "#db/search/words.ts";
import { raceCards } from "#features/races/card/cards.server.ts";
import type { RaceCard } from "#features/races/race.ts";
import type { Services } from "#services/services.ts";
import { type Page, pageWindow } from "#values/form/paging.ts";
import { readId } from "#values/id.ts";
import type { Lang } from "#values/say.ts";
import { plainScriptOnOneLine } from "../script/plain-script.ts";
import { coverKind } from "./cover.ts";
import type { Podcast, PodcastSummary } from "./podcast.ts";

/** An episode that has all words of a search. */
type FoundEpisode = { id: string; title: string };

const podcastsPerPage = 12;

/** The characters that a list shows, and those that it reads for them: tags and marks are left out. */
const excerptLimit = 300;
const excerptSource = 4000;

/** The most episodes in the feed: programs that read it keep those that they know. */
const feedLimit = 300;

/** The most addresses in one sitemap. */
const sitemapLimit = 10_000;

const isPublished = eq(podcasts.status, "published");

/**
 * Whether listeners of a language see episode `p` in lists: those in their language, and those in another
 * one that have no translation into it.
 */
export function isShownIn(lang: Lang): SQL {
  return sql`p.status = 'published' and (p.lang = ${lang} or not exists (
    select from podcasts c
    where c.lang = ${lang} and c.status = 'published'
      and (c.translation_of = p.id or c.id = p.translation_of)))`;
}

/** The published episodes of one page, newest first. */
export async function findPodcasts(
  { db }: Pick<Services, "db">,
  asked: number,
  lang: Lang,
): Promise<Page<PodcastSummary>> {
  const [counted] = await readRows(
    db,
    { total: integer },
    sql`select count(*)::int as total from podcasts p where ${isShownIn(lang)}`,
  );
  const total = counted?.total ?? 0;
  const { offset, limit, ...page } = pageWindow(asked, podcastsPerPage, total);
  const rows = await readRows(
    db,
    listedRow,
    sql`
      select p.id, p.title, left(p.script, ${excerptSource}) as script, p.audio_url as "audioUrl",
        p.created_at as "createdAt", p.lang, a.seconds, ${firstType} as "raceType"
      from (
        select id from podcasts p where ${isShownIn(lang)}
        order by created_at desc, id limit ${limit} offset ${offset}
      ) page
      join podcasts p on p.id = page.id
      left join podcast_audio a on a.id = p.audio_id
      order by p.created_at desc, p.id`,
  );
  return {
    ...page,
    rows: rows.map(({ script, raceType, ...row }) => ({
      ...row,
      excerpt: excerptOf(script),
      kind: coverKind(row.id, raceType),
    })),
  };
}

/** A published episode; `null` if no published one has this id. */
export async function findPodcast(
  { db }: Pick<Services, "db">,
  id: string,
): Promise<Podcast | null> {
  const podcastId = readId(id);
  if (podcastId === null) return null;
  const row = await readRow(
    db,
    podcastRow,
    sql`select ${podcastList} where p.status = 'published' and p.id = ${podcastId}::uuid`,
  );
  return row && toPodcast(row);
}

/** The same episode in the other language, if visitors see it. */
export function translationOf(
  { db }: Pick<Services, "db">,
  { id }: Pick<Podcast, "id">,
): Promise<{ id: string; lang: Lang } | null> {
  return readRow(
    db,
    { id: podcasts.id, lang: podcasts.lang },
    sql`select c.id, c.lang from podcasts c, podcasts p
      where p.id = ${id}::uuid and c.status = 'published' and c.lang <> p.lang
        and (c.translation_of = p.id or c.id = p.translation_of)`,
  );
}

/** The published episodes for programs that subscribe, newest first, with the sizes of their files. */
export async function podcastsForFeed(
  { db, files }: Pick<Services, "db" | "files">,
  lang: Lang,
): Promise<Podcast[]> {
  const rows = await readRows(
    db,
    podcastRow,
    sql`select ${podcastList} where ${isShownIn(lang)}
      order by p.created_at desc, p.id limit ${feedLimit}`,
  );
  return Promise.all(rows.map((row) => withSize({ files }, toPodcast(row))));
}

/** A recording without a row still has its file. */
async function withSize({ files }: Pick<Services, "files">, podcast: Podcast): Promise<Podcast> {
  const [, key] = /^\/media\/(podcasts\/[\w-]+\/episode\.mp3)$/.exec(podcast.audioUrl) ?? [];
  if (podcast.bytes !== null || !key) return podcast;
  return { ...podcast, bytes: (await files.find(key))?.size ?? null };
}

type Neighbor = { id: string; title: string };

/** The episodes that were published before and after this one. */
export async function neighborsOf(
  { db }: Pick<Services, "db">,
  { id }: Pick<Podcast, "id">,
  lang: Lang,
): Promise<{ previous: Neighbor | null; next: Neighbor | null }> {
  const beside = (order: "before" | "after") =>
    readRow(
      db,
      { id: podcasts.id, title: podcasts.title },
      order === "before"
        ? sql`select p.id, p.title from podcasts p, podcasts own
            where own.id = ${id}::uuid and ${isShownIn(lang)}
              and (p.created_at < own.created_at or (p.created_at = own.created_at and p.id > own.id))
            order by p.created_at desc, p.id limit 1`
        : sql`select p.id, p.title from podcasts p, podcasts own
            where own.id = ${id}::uuid and ${isShownIn(lang)}
              and (p.created_at > own.created_at or (p.created_at = own.created_at and p.id < own.id))
            order by p.created_at, p.id desc limit 1`,
    );
  const [previous, next] = await Promise.all([beside("before"), beside("after")]);
  return { previous, next };
}

/** The races of an episode as cards, in its order. */
export function racesOfPodcast(
  { db, now }: Pick<Services, "db" | "now">,
  { id }: Pick<Podcast, "id">,
): Promise<RaceCard[]> {
  return raceCards(
    db,
    now(),
    sql`select race_id, position from podcast_race_references where podcast_id = ${id}::uuid`,
    sql`picked.position, picked.race_id`,
  );
}

/** The published episodes with the moment of their last change, for the sitemap. */
export function podcastAddresses({
  db,
}: Pick<Services, "db">): Promise<{ id: string; lang: Lang; updatedAt: Date }[]> {
  return db
    .select({ id: podcasts.id, lang: podcasts.lang, updatedAt: podcasts.updatedAt })
    .from(podcasts)
    .where(isPublished)
    .orderBy(desc(podcasts.createdAt), podcasts.id)
    .limit(sitemapLimit);
}

/** One sitemap, once there is an episode for it. */
export async function hasPodcastSitemap({ db }: Pick<Services, "db">): Promise<boolean> {
  return (await db.$count(podcasts, isPublished)) > 0;
}

function excerptOf(script: string): string {
  const characters = Array.from(plainScriptOnOneLine(script));
  const excerpt = characters.slice(0, excerptLimit).join("");
  return characters.length > excerptLimit ? `${excerpt.trimEnd()}…` : excerpt;
}

/** The type of the first race of episode `p`. */
const firstType = sql`(
  select r.race_type from podcast_race_references f join races r on r.id = f.race_id
  where f.podcast_id = p.id order by f.position, f.race_id limit 1)`;

const listedRow = {
  id: podcasts.id,
  title: podcasts.title,
  script: podcasts.script,
  audioUrl: podcasts.audioUrl,
  createdAt: podcasts.createdAt,
  lang: podcasts.lang,
  seconds: orNull(podcastAudio.seconds),
  raceType: orNull(text),
};

const podcastRow = {
  ...listedRow,
  description: podcasts.description,
  disclosure: podcasts.aiDisclosure,
  updatedAt: podcasts.updatedAt,
  bytes: orNull(integer),
  voiceName: orNull(text),
  cues: orNull(listOf(object({ line: integer, start: real, end: real }))),
  races: listOf(object({ id: races.id, name: races.raceName })),
};

/** What `podcastRow` names, with the tables that it comes from. */
const podcastList = sql`
  p.id, p.title, p.script, p.audio_url as "audioUrl", p.created_at as "createdAt", p.lang,
  p.updated_at as "updatedAt", p.description, p.ai_disclosure as disclosure,
  a.seconds, a.bytes, a.voice_name as "voiceName", a.cues, ${firstType} as "raceType",
  (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.race_name)
      order by f.position, f.race_id), '[]')
    from podcast_race_references f join races r on r.id = f.race_id
    where f.podcast_id = p.id) as races
  from podcasts p left join podcast_audio a on a.id = p.audio_id`;

function toPodcast({ raceType, cues, ...row }: RowOf<typeof podcastRow>): Podcast {
  return { ...row, cues: cues ?? [], kind: coverKind(row.id, raceType) };
}

/** The newest published episodes that have the words in what their list says of them. */
export function episodesAbout(
  { db }: Pick<Services, "db">,
  typed: string,
  limit: number,
  lang: Lang,
): Promise<FoundEpisode[]> {
  return readRows(
    db,
    { id: podcasts.id, title: podcasts.title },
    sql`
      with asked as materialized (
        select ${searchFor(typed)} as words
      ),
      -- The expression of the index podcasts_words, and gathered by it before the newest are chosen.
      found as materialized (
        select id, title, created_at from podcasts p
        where ${isShownIn(lang)}
          and to_tsvector(
            ${dictionaryOf(sql`p.lang`)},
            plain_words(title || ' ' || coalesce(topic, '') || ' ' || coalesce(description, ''))
          ) @@ (select words from asked)
      )
      select id, title from found order by created_at desc, id limit ${limit}`,
  );
}
