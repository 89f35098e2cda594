import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import { integer, listOf, object, orNull, real, text } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { activities, activityEfforts, activityFiles } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { type Day, startOfMonth } from "#values/day.ts";
import { readId } from "#values/id.ts";
import { storedDrawing, storedNotices } from "./measure/stored-activity.server.ts";
import type { Sport } from "./reading/sports.ts";

type Owner = Pick<Viewer, "userId">;

const line = {
  id: activities.id,
  name: activities.name,
  sport: activities.sport,
  startedAt: activities.startedAt,
  day: activities.day,
  meters: activities.distanceM,
  elapsedSeconds: activities.elapsedS,
  movingSeconds: activities.movingS,
  climb: activities.climbM,
  averageHeartRate: activities.averageHeartRate,
  trainingImpulse: activities.trainingImpulse,
};

/** A runner's activities of one year, the newest first. */
export async function listActivities(
  { db }: Pick<Services, "db">,
  { userId }: Owner,
  year: number,
): Promise<ActivityLine[]> {
  const { day } = activities;
  return db
    .select(line)
    .from(activities)
    .where(
      and(eq(activities.userId, userId), gte(day, `${year}-01-01`), lt(day, `${year + 1}-01-01`)),
    )
    .orderBy(desc(activities.startedAt), activities.id);
}

/** The years in which a runner has activities, the newest first. */
export async function activityYears(
  { db }: Pick<Services, "db">,
  { userId }: Owner,
): Promise<number[]> {
  const year = sql<number>`extract(year from ${activities.day})::int`;
  const rows = await db
    .selectDistinct({ year })
    .from(activities)
    .where(eq(activities.userId, userId))
    .orderBy(desc(year));
  return rows.map((row) => row.year);
}

/** One activity of a runner with its track, its efforts and its file; `null` for those of others. */
export async function findActivity({ db }: Pick<Services, "db">, { userId }: Owner, id: string) {
  const known = readId(id);
  if (known === null) return null;
  const [row] = await db
    .select({
      ...line,
      utcOffsetMinutes: activities.utcOffsetMinutes,
      source: activities.source,
      description: activities.description,
      descent: activities.descentM,
      highestHeartRate: activities.highestHeartRate,
      averageCadence: activities.averageCadence,
    })
    .from(activities)
    .where(and(eq(activities.id, known), eq(activities.userId, userId)));
  if (!row) return null;
  const parts = await readRow(
    db,
    {
      drawing: orNull(storedDrawing),
      notices: orNull(storedNotices),
      efforts: listOf(
        object({ meters: real, seconds: real, from: real, counts: activityEfforts.counts }),
      ),
      file: orNull(object({ name: text, format: text, bytes: integer })),
    },
    sql`
      select t.drawing, t.notices,
        coalesce((select json_agg(json_build_object('meters', e.meters, 'seconds', e.seconds,
          'from', e.from_m, 'counts', e.counts) order by e.meters)
          from activity_efforts e where e.activity_id = a.id), '[]') as efforts,
        case when f.file is null then null else json_build_object('name', f.file_name,
          'format', f.format, 'bytes', f.bytes) end as file
      from activities a
      left join activity_tracks t on t.activity_id = a.id
      left join activity_files f on f.activity_id = a.id
      where a.id = ${known}::uuid`,
  );
  return parts && { ...row, ...parts };
}

export type FoundActivity = NonNullable<Awaited<ReturnType<typeof findActivity>>>;

/** The stored file of an activity of a runner. */
export async function findActivityFile(
  { db }: Pick<Services, "db">,
  { userId }: Owner,
  id: string,
) {
  const known = readId(id);
  if (known === null) return null;
  const [found] = await db
    .select({ file: activityFiles.file, fileName: activityFiles.fileName })
    .from(activityFiles)
    .where(and(eq(activityFiles.activityId, known), eq(activityFiles.userId, userId)));
  return found ?? null;
}

/** An activity as lists and analytics show it. */
export type ActivityLine = {
  id: string;
  name: string;
  sport: Sport;
  startedAt: Date;
  /** The day on the runner's clock when it began. */
  day: Day;
  meters: number;
  elapsedSeconds: number;
  /** Without pauses and gaps. */
  movingSeconds: number;
  /** Metres; `null` where no heights are known. */
  climb: number | null;
  averageHeartRate: number | null;
  trainingImpulse: number | null;
};

/** The activities of a month with their sums. */
export type ActivityMonth = {
  /** Its first day. */
  month: Day;
  lines: ActivityLine[];
  meters: number;
  seconds: number;
  /** Metres; activities without heights add nothing. */
  climb: number;
};

/** Activities by month, in the order in which they come. */
export function byMonth(lines: readonly ActivityLine[]): ActivityMonth[] {
  const months = new Map<Day, ActivityMonth>();
  for (const line of lines) {
    const month = startOfMonth(line.day);
    const sums = months.get(month) ?? { month, lines: [], meters: 0, seconds: 0, climb: 0 };
    sums.lines.push(line);
    sums.meters += line.meters;
    sums.seconds += line.movingSeconds;
    sums.climb += line.climb ?? 0;
    months.set(month, sums);
  }
  return [...months.values()];
}
