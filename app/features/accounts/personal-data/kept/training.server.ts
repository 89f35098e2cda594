import { sql } from "drizzle-orm";
import type { ArchiveFiles } from "./archive-files.server.ts";

/** What a runner trains: plans, recorded activities, and what is said of the body. */
export const filesOfTraining: ArchiveFiles = {
  "runner-profile": {
    tables: ["runner_profiles"],
    rows: ({ userId }) => sql`
      select sex, max_heart_rate, resting_heart_rate, time_zone, updated_at
      from runner_profiles where user_id = ${userId}::uuid`,
  },
  activities: {
    tables: ["activities", "activity_tracks", "activity_efforts", "activity_files"],
    parts: { by: "id", atOnce: 50 },
    rows: ({ userId }) => sql`
      select a.id, a.name, a.sport, a.started_at, a.day, a.utc_offset_minutes, a.source, a.recipe,
        a.distance_m, a.elapsed_s, a.moving_s, a.climb_m, a.descent_m, a.average_heart_rate,
        a.highest_heart_rate, a.average_cadence, a.training_impulse, a.easy_s, a.easy_m, a.decoupling, a.zone_s,
        f.file_name, f.format, f.bytes, t.drawing, t.notices, t.heart_rate_seconds, t.step_m,
        t.step_heart_rate,
        (select json_agg(json_build_object('meters', e.meters, 'seconds', e.seconds, 'from_m', e.from_m,
          'counts', e.counts)
          order by e.meters) from activity_efforts e where e.activity_id = a.id) as efforts,
        a.created_at, a.updated_at
      from activities a
      left join activity_tracks t on t.activity_id = a.id
      left join activity_files f on f.activity_id = a.id
      where a.user_id = ${userId}::uuid order by a.started_at`,
    bytes: ({ userId }) => sql`
      select concat(a.day, ' ', f.file_name) as name, f.file
      from activity_files f join activities a on a.id = f.activity_id
      where f.user_id = ${userId}::uuid order by a.started_at, a.id`,
  },
  "activity-uploads": {
    tables: ["activity_uploads", "activity_upload_files"],
    parts: { by: "upload_id", atOnce: 10 },
    rows: ({ userId }) => sql`
      select u.id as upload_id, u.created_at, u.finished_at, f.place, f.name, f.state, f.problem,
        f.activity_id
      from activity_uploads u left join activity_upload_files f on f.upload_id = u.id
      where u.user_id = ${userId}::uuid order by u.created_at, f.place`,
  },
  "training-plans": {
    tables: ["training_plans", "training_sessions"],
    rows: ({ userId }) => sql`
      select p.id, p.kind, p.name, p.race_id, p.distance_id, p.goal_day, p.goal_m, p.goal_s, p.begins,
        p.answers, p.rules, p.feed_digest is not null as has_calendar, p.ended_at,
        (select json_agg(json_build_object('id', s.id, 'day', s.day, 'kind', s.kind,
          'steps', s.steps, 'planned_m', s.planned_m, 'planned_s', s.planned_s, 'reason', s.reason,
          'state', s.state, 'activity_id', s.activity_id, 'moved_from', s.moved_from)
          order by s.day, s.id) from training_sessions s where s.plan_id = p.id) as sessions,
        p.created_at, p.updated_at
      from training_plans p where p.user_id = ${userId}::uuid order by p.created_at`,
  },
};
