import { sql } from "drizzle-orm";
import type { PersonalData } from "#features/accounts/personal-data.server.ts";

/** Training plans. */
export const trainingData: PersonalData = {
  lists: {
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
  },
};
