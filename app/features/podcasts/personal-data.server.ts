import { sql } from "drizzle-orm";
import type { PersonalData } from "#features/accounts/personal-data.server.ts";

/** Episodes of the podcast. */
export const podcastData: PersonalData = {
  lists: {
    "podcasts-you-made": {
      tables: ["podcasts", "podcast_race_references"],
      rows: ({ userId }) => sql`
        select p.id, p.title, p.topic, p.description, p.script, p.status, p.written_by, p.lang, p.translation_of,
          array(
            select r.race_name from podcast_race_references f join races r on r.id = f.race_id
            where f.podcast_id = p.id order by f.position
          ) as races, p.created_at, p.updated_at
        from podcasts p where p.created_by_id = ${userId}::uuid order by p.created_at`,
    },
    "unfinished-podcasts": {
      tables: ["podcast_drafts"],
      rows: ({ userId }) => sql`
        select source, topic, script, written_by, lang,
          array(
            select r.race_name from unnest(d.race_ids) with ordinality chosen (id, place)
            join races r on r.id = chosen.id order by place
          ) as races, created_at, updated_at
        from podcast_drafts d where d.user_id = ${userId}::uuid order by d.created_at`,
    },
    "recordings-you-ordered": {
      tables: ["podcast_audio"],
      rows: ({ userId }) => sql`
        select script, lang, voice_name, engine, status, seconds, created_at
        from podcast_audio where requested_by = ${userId}::uuid order by created_at`,
    },
  },
};
