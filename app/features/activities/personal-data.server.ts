import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { activityFiles, activityUploadFiles, activityUploads } from "#db/schema.ts";
import type { PersonalData } from "#features/accounts/personal-data.server.ts";

/** Recorded activities and the runner's profile. */
export const activityData: PersonalData = {
  lists: {
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
          a.description, a.created_at, a.updated_at
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
          f.activity_id, f.findings, f.passed_over, f.expected, f.unpacked
        from activity_uploads u left join activity_upload_files f on f.upload_id = u.id
        where u.user_id = ${userId}::uuid order by u.created_at, f.place`,
    },
  },
  async erase(tx, { userId }) {
    return await filesOfRecordings(tx, userId);
  },
};

/** The recordings of a runner, and those that wait to be read; their rows go with the account. */
async function filesOfRecordings(tx: Database, userId: string): Promise<string[]> {
  const kept = await tx
    .select({ file: activityFiles.file })
    .from(activityFiles)
    .where(eq(activityFiles.userId, userId));
  const waiting = await tx
    .select({ file: activityUploadFiles.file })
    .from(activityUploadFiles)
    .innerJoin(activityUploads, eq(activityUploads.id, activityUploadFiles.uploadId))
    .where(and(eq(activityUploads.userId, userId), isNotNull(activityUploadFiles.file)));
  return [...kept, ...waiting].flatMap(({ file }) => file ?? []);
}
