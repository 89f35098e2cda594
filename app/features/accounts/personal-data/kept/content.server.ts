import { sql } from "drizzle-orm";
import type { ArchiveFiles } from "./archive-files.server.ts";

/** Posts and podcasts. */
export const filesOfContent: ArchiveFiles = {
  "blog-posts": {
    tables: ["blog_posts", "blog_race_references"],
    rows: ({ userId, email }) => sql`
      select p.id, p.title, p.content, p.status, p.author_name, p.created_by, p.tags,
        p.created_at, p.updated_at, p.published_at,
        (select coalesce(json_agg(race_id order by position), '[]') from blog_race_references
          where blog_id = p.id) as races
      from blog_posts p
      where p.author_id = ${userId}::uuid or lower(p.created_by) = lower(${email})
      order by p.created_at`,
  },
  "blog-versions": {
    tables: ["blog_post_versions"],
    rows: ({ userId }) => sql`
      select post_id, revision, title, content, saved_by_name, saved_at from blog_post_versions
      where saved_by = ${userId}::uuid order by saved_at`,
  },
  "blog-work": {
    tables: ["blog_drafts", "blog_editors"],
    rows: ({ userId }) => sql`
      select post_id, fields, saved_at as at, null as open_as from blog_drafts
      where user_id = ${userId}::uuid
      union all
      select post_id, null, seen_at, user_name from blog_editors
      where user_id = ${userId}::uuid order by at`,
  },
  "podcasts-you-made": {
    tables: ["podcasts", "podcast_race_references"],
    rows: ({ userId }) => sql`
      select p.id, p.title, p.topic, p.description, p.script, p.status, p.written_by,
        array(
          select r.race_name from podcast_race_references f join races r on r.id = f.race_id
          where f.podcast_id = p.id order by f.position
        ) as races, p.created_at, p.updated_at
      from podcasts p where p.created_by_id = ${userId}::uuid order by p.created_at`,
  },
  "unfinished-podcasts": {
    tables: ["podcast_drafts"],
    rows: ({ userId }) => sql`
      select source, topic, script, written_by,
        array(
          select r.race_name from unnest(d.race_ids) with ordinality chosen (id, place)
          join races r on r.id = chosen.id order by place
        ) as races, created_at, updated_at
      from podcast_drafts d where d.user_id = ${userId}::uuid order by d.created_at`,
  },
  "recordings-you-ordered": {
    tables: ["podcast_audio"],
    rows: ({ userId }) => sql`
      select script, voice_name, engine, status, seconds, created_at
      from podcast_audio where requested_by = ${userId}::uuid order by created_at`,
  },
};
