import { sql } from "drizzle-orm";
import type { ArchiveFiles } from "./archive-files.server.ts";

/** What a runner does with races. */
export const filesOfRunner: ArchiveFiles = {
  reviews: {
    tables: ["reviews", "review_guests"],
    rows: ({ userId, email }) => sql`
      select v.entity_type, v.entity_id,
        coalesce(r.race_name, concat_ws(' ', e.first_name, e.last_name)) as entity_name,
        v.rating, v.comment, v.experience_date, v.is_hidden, v.hidden_reason, v.is_anonymous, v.author_first_name,
        v.author_last_name, v.verified_at, v.created_at, v.updated_at
      from reviews v
      left join races r on v.entity_type = 'race' and r.id = v.entity_id
      left join experts e on v.entity_type = 'expert' and e.id = v.entity_id
      where v.user_id = ${userId}::uuid
        or v.user_id in (select user_id from review_guests where lower(email) = lower(${email}))
      order by v.created_at`,
  },
  favorites: {
    tables: ["user_favorites", "favorite_looks"],
    rows: ({ userId }) => sql`
      select f.race_id, r.race_name, r.start_date, f.created_at,
        case when l.favorite_id is not null then json_build_object('start_date', l.start_date,
          'is_cancelled', l.is_cancelled, 'price_minor', l.price_minor,
          'price_currency', l.price_currency, 'distances', l.distances) end as last_seen
      from user_favorites f join races r on r.id = f.race_id
      left join favorite_looks l on l.favorite_id = f.id
      where f.user_id = ${userId}::uuid order by f.created_at`,
  },
  registrations: {
    tables: ["race_registrations"],
    rows: ({ userId }) => sql`
      select g.id, g.race_id, r.race_name, r.start_date, d.distance, g.bib, g.status, g.first_name,
        g.last_name, g.date_of_birth, g.phone, g.country, g.insurance_provider, g.policy_number,
        g.emergency_contact_name, g.emergency_contact_phone, g.guardian_name, g.waiver_accepted, g.created_at,
        g.updated_at
      from race_registrations g join races r on r.id = g.race_id
      left join race_distances d on d.id = g.distance_id
      where g.user_id = ${userId}::uuid order by g.created_at`,
  },
  "travel-notes": {
    tables: ["travel_notes"],
    rows: ({ userId }) => sql`
      select t.registration_id, r.race_name, t.note, t.updated_at
      from travel_notes t join race_registrations g on g.id = t.registration_id
      join races r on r.id = g.race_id
      where t.user_id = ${userId}::uuid order by t.updated_at`,
  },
  "unfinished-registrations": {
    tables: ["registration_drafts"],
    rows: ({ userId }) => sql`
      select d.race_id, r.race_name, d.answers, d.created_at, d.updated_at
      from registration_drafts d join races r on r.id = d.race_id
      where d.user_id = ${userId}::uuid order by d.created_at`,
  },
  "own-courses": {
    tables: ["own_courses"],
    rows: ({ userId }) => sql`
      select name, format, recipe, length_m, climb_m, descent_m, highest_m, lowest_m, drawing,
        forget_at, created_at
      from own_courses where user_id = ${userId}::uuid order by created_at`,
  },
  "race-news": {
    tables: ["race_news_settings", "race_news_looks"],
    rows: ({ userId }) => sql`
      select coalesce(n.is_on, true) as is_on, n.updated_at, l.watched_races
      from (
        select json_agg(json_build_object('race_id', race_id, 'takes_entries', takes_entries,
          'price_minor', price_minor, 'price_currency', price_currency) order by race_id)
          as watched_races
        from race_news_looks where user_id = ${userId}::uuid
      ) l
      left join race_news_settings n on n.user_id = ${userId}::uuid
      where n.user_id is not null or l.watched_races is not null`,
  },
  "review-requests": {
    tables: ["review_requests"],
    rows: ({ userId }) => sql`
      select g.race_id, q.custom_message, q.send_email, q.send_sms, q.status, q.created_at
      from review_requests q join race_registrations g on g.id = q.registration_id
      where g.user_id = ${userId}::uuid order by q.created_at`,
  },
  "events-of-registrations": {
    tables: ["race_events"],
    rows: ({ userId }) => sql`
      select race_id, kind, subject_id as registration_id, created_at
      from race_events where user_id = ${userId}::uuid order by id`,
  },
};
