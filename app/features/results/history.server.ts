import { and, desc, eq, lt, ne, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { boolean, integer, json, orNull, recordOf, text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { auditEntries, raceResultImports, raceResults, users } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { difference } from "#features/audit/change.ts";
import type { Services } from "#services/services.ts";
import { isId } from "#values/id.ts";
import { isOfPlace, type ResultVersion } from "./desk.server.ts";
import { mostListed, type ResultChange } from "./history.ts";
import { ownRows } from "./own-results.server.ts";

/** What was corrected in a version by hand, and what differs from the version before. Ask first who may see it. */
export async function historyOfVersion(
  { db }: Pick<Services, "db">,
  raceId: string,
  version: ResultVersion,
) {
  const earlier = await versionBefore(db, raceId, version);
  return {
    corrections: await correctionsOf(db, version),
    earlier,
    differences: earlier ? await differencesOf(db, version.id, earlier.id) : [],
  };
}

/** Whether another version of the same distance is public now. */
export async function isShown(
  { db }: Pick<Services, "db">,
  raceId: string,
  { distanceId, distance }: ResultVersion,
): Promise<boolean> {
  const published = eq(raceResultImports.state, "published");
  const place = isOfPlace({ raceId, distanceId, distance });
  return (await db.$count(raceResultImports, and(place, published))) > 0;
}

export type VersionHistory = Awaited<ReturnType<typeof historyOfVersion>>;

/** The version that was public when this one was published, or that a draft would replace. */
async function versionBefore(db: Database, raceId: string, version: ResultVersion) {
  const { id, distanceId, distance, publishedAt } = version;
  const [found] = await db
    .select({ id: raceResultImports.id, version: raceResultImports.version })
    .from(raceResultImports)
    .where(
      and(
        isOfPlace({ raceId, distanceId, distance }),
        ne(raceResultImports.id, id),
        ne(raceResultImports.state, "draft"),
        publishedAt ? lt(raceResultImports.publishedAt, publishedAt) : undefined,
      ),
    )
    .orderBy(desc(raceResultImports.publishedAt))
    .limit(1);
  return found ?? null;
}

const correctionShape = {
  id: auditEntries.id,
  bib: raceResults.bib,
  name: raceResults.name,
  before: recordOf(json),
  after: recordOf(json),
  reason: auditEntries.reason,
  by: orNull(users.email),
  at: auditEntries.createdAt,
};

/** The latest first. */
function correctionsOf(db: Database, { id, createdAt }: ResultVersion) {
  return readRows(
    db,
    correctionShape,
    sql`
      select e.id, r.bib, r.name, e.before, e.after, e.reason, u.email as by, e.created_at as at
      from race_results r
      join audit_entries e on e.subject_id in (r.id, r.registration_id, r.claim_id)
        and e.subject_type = 'result' and e.after is not null
        and e.created_at >= ${createdAt.toISOString()}::timestamptz
      left join users u on u.id = e.admin_id
      where r.import_id = ${id}::uuid and r.corrected_at is not null
      order by e.created_at desc, e.id limit ${mostListed}`,
  );
}

const differenceShape = {
  bib: text,
  name: text,
  isNew: boolean,
  isGone: boolean,
  /** The earlier version had been corrected by hand: the file may not know of that. */
  wasCorrected: boolean,
  before: recordOf(json),
  after: recordOf(json),
  total: integer,
};

const compared = sql.raw("name, sex, category, club, team, status, gun_ms, chip_ms");
const facts = (row: "n" | "o") =>
  sql.raw(`jsonb_build_object('name', ${row}.name, 'sex', ${row}.sex, 'category', ${row}.category,
    'club', ${row}.club, 'team', ${row}.team, 'status', ${row}.status, 'gunMs', ${row}.gun_ms,
    'chipMs', ${row}.chip_ms)`);
const runnersOf = (id: string) => sql`
  select distinct on (bib) bib, sort_order, corrected_at, ${compared} from race_results
  where import_id = ${id}::uuid and bib <> '' order by bib, line`;

/** The bib numbers whose results differ between two versions. */
function differencesOf(db: Database, laterId: string, earlierId: string) {
  return readRows(
    db,
    differenceShape,
    sql`
      select coalesce(n.bib, o.bib) as bib, coalesce(n.name, o.name) as name,
        o.bib is null as "isNew", n.bib is null as "isGone",
        o.corrected_at is not null as "wasCorrected", ${facts("o")} as before, ${facts("n")} as after,
        count(*) over ()::int as total
      from (${runnersOf(laterId)}) n full join (${runnersOf(earlierId)}) o on o.bib = n.bib
      where (n.name, n.sex, n.category, n.club, n.team, n.status, n.gun_ms, n.chip_ms)
        is distinct from (o.name, o.sex, o.category, o.club, o.team, o.status, o.gun_ms, o.chip_ms)
      order by n.sort_order nulls last, o.sort_order limit ${mostListed}`,
  );
}

/** A correction of a runner's own result, with the reason that the organizer gave. */
export type OwnCorrection = ResultChange & { at: Date; reason: string | null };

const versionShape = {
  name: raceResults.name,
  sex: raceResults.sex,
  category: raceResults.category,
  status: raceResults.status,
  gunMs: raceResults.gunMs,
  chipMs: raceResults.chipMs,
  at: raceResultImports.publishedAt,
  note: raceResultImports.note,
};

const byHandShape = {
  before: recordOf(json),
  after: recordOf(json),
  reason: auditEntries.reason,
  at: auditEntries.createdAt,
};

/**
 * What was corrected of the viewer's own result after it was published, the latest first: by hand, and by versions
 * that replaced each other.
 */
export async function correctionsOfEntry(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
  registrationId: string,
): Promise<OwnCorrection[]> {
  if (!isId(registrationId)) return [];
  const rows = sql`${ownRows(userId)} and g.id = ${registrationId}::uuid and i.state <> 'draft'`;
  const versions = await readRows(
    db,
    versionShape,
    sql`select case when r.is_name_hidden then '' else r.name end as name, r.sex, r.category, r.status, r.gun_ms as "gunMs", r.chip_ms as "chipMs",
      i.published_at as at, i.note ${rows} order by i.published_at`,
  );
  const byHand = await readRows(
    db,
    byHandShape,
    // Only those of published rows: a draft is the organizer's.
    sql`select e.before, e.after - 'publishedRow' as after, e.reason, e.created_at as at
      from audit_entries e where e.subject_type = 'result'
        and e.subject_id in (select unnest(array[r.id, g.id]) ${rows})
        and e.after->>'publishedRow' in (select r.id::text ${rows})
      order by e.created_at desc limit ${mostListed}`,
  );
  const byVersion = versions.flatMap(({ at, note, ...next }, place) => {
    const earlier = versions[place - 1];
    const change = earlier && difference(earlier, next);
    return change && at ? [{ ...change, at, reason: note }] : [];
  });
  return [...byHand, ...byVersion]
    .map(({ before, after, at, reason }) => ({
      before: before ?? {},
      after: after ?? {},
      at,
      reason,
    }))
    .sort((one, other) => other.at.getTime() - one.at.getTime());
}
