import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { choiceOf, integer, object, oneOf, orNull, real, text, textOrTexts } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { activityUploadFiles, activityUploads } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import { uploadLimits } from "../reading/recording.ts";
import { waitingKey } from "./store-recordings.server.ts";
import {
  placesPerFile,
  type UploadKind,
  type UploadProgress,
  uploadKind,
  uploadStates,
} from "./upload.ts";

type Owner = Pick<Viewer, "userId">;

export const uploadQueue = "read-activities";

/** The files of one runner are read one after the other, in turns: see `runUpload`. */
export type UploadJob = { userId: string } | OlderUploadJob;

/** As it was ordered before runners had turns: a deployment finds some waiting. */
type OlderUploadJob = { uploadId: string };

/** Orders the next turn of a runner's files, unless it is ordered already. */
export function orderReading(
  { jobs }: Pick<Services, "jobs">,
  userId: string,
  within?: Services["db"],
): Promise<void> {
  const job: UploadJob = { userId };
  return jobs.send(uploadQueue, job, { singletonKey: userId, ...(within && { within }) });
}

/** Why files were not received. */
export type ReceivingProblem = "no-files" | "too-many-files" | "too-often";

/** Keeps the chosen files and orders the job that reads them. */
export async function receiveFiles(
  { db, files, now, limits, jobs }: Pick<Services, "db" | "files" | "now" | "limits" | "jobs">,
  { userId }: Owner,
  chosen: readonly File[],
): Promise<{ id: string } | { problem: ReceivingProblem }> {
  if (chosen.length === 0) return { problem: "no-files" };
  if (chosen.length > uploadLimits.chosen) return { problem: "too-many-files" };
  if (!(await limits.allow("activityUpload", userId))) return { problem: "too-often" };
  const id = randomUUID();
  const rows = chosen.map((file, index) => ({
    file,
    place: index * placesPerFile,
    key: waitingKey(id, index * placesPerFile),
  }));
  for (const { file, key } of rows) await files.put(key, file);
  await db.transaction(async (tx) => {
    await tx.insert(activityUploads).values({ id, userId, createdAt: now() });
    await tx.insert(activityUploadFiles).values(
      rows.map(({ file, place, key }) => ({
        uploadId: id,
        place,
        name: shownName(file.name),
        file: key,
        state: "waiting" as const,
      })),
    );
    await orderReading({ jobs }, userId, tx);
  });
  return { id };
}

const longestName = 200;

/** The path of a file as it is shown. */
export function shownName(name: string): string {
  const plain = name.toWellFormed().replace(/[\p{Cc}\p{Cf}]/gu, "");
  return plain.slice(-longestName).toWellFormed() || "file";
}

/** Results that are shown once all files are read. */
const toldAtTheEnd = 500;

/** While the files are read, this many of the last results and of the next files are shown. */
const toldMeanwhile = 50;

/** An upload of a runner: once finished, with the answers of all files; until then, those around the current one. */
export async function findUpload(
  { db }: Pick<Services, "db">,
  { userId }: Owner,
  id: string,
): Promise<UploadProgress | null> {
  const known = readId(id);
  if (known === null) return null;
  const [upload] = await db
    .select({ finishedAt: activityUploads.finishedAt })
    .from(activityUploads)
    .where(and(eq(activityUploads.id, known), eq(activityUploads.userId, userId)));
  if (!upload) return null;
  const isFinished = upload.finishedAt !== null;
  const progress = await countResults(db, known);
  const kept = sql`f.place in (
    select place from activity_upload_files where upload_id = ${known}::uuid
    order by state in ('taken', 'known', 'passed-over'), place limit ${toldAtTheEnd})`;
  const around = sql`f.place in (
    (select place from activity_upload_files
      where upload_id = ${known}::uuid and state <> 'waiting'
      order by place desc limit ${toldMeanwhile})
    union all
    (select place from activity_upload_files
      where upload_id = ${known}::uuid and state = 'waiting'
      order by place limit ${toldMeanwhile}))`;
  const answers = await readRows(
    db,
    {
      place: integer,
      name: text,
      state: oneOf(uploadStates),
      problem: orNull(storedProblem),
      activity: orNull(object({ id: text, name: text })),
    },
    sql`
      select f.place, f.name, f.state, f.problem,
        case when a.id is null then null else json_build_object('id', a.id, 'name', a.name) end
          as activity
      from activity_upload_files f left join activities a on a.id = f.activity_id
      where f.upload_id = ${known}::uuid and ${isFinished ? kept : around} order by f.place`,
  );
  return {
    id: known,
    isFinished,
    ...progress,
    answers,
  };
}

const resultCount = {
  state: oneOf(uploadStates),
  code: orNull(text),
  rows: integer,
  /** Files with a row; the last one of an archive counts those that have none. */
  files: integer,
  /** Of waiting files: those passed over without a row, and those not read yet. */
  unnamed: integer,
  remaining: integer,
};

/** The results by kind, and how far the files are read. */
async function countResults(db: Services["db"], uploadId: string) {
  const found = await readRows(
    db,
    resultCount,
    sql`
      select state, problem->>'code' as code, count(*)::int as rows,
        sum(case when problem->>'code' = 'more-passed-over' then (problem->>'count')::int else 1 end)::int
          as files,
        sum(greatest(passed_over - ${uploadLimits.named}::int, 0))::int as unnamed,
        sum(greatest(coalesce(expected, 1) - findings, 0))::int as remaining
      from activity_upload_files where upload_id = ${uploadId}::uuid
      group by state, code`,
  );
  const counts: UploadProgress["counts"] = {};
  let [read, remaining, total] = [0, 0, 0];
  const add = (kind: UploadKind, files: number) => {
    counts[kind] = (counts[kind] ?? 0) + files;
    read += files;
  };
  for (const { state, code, rows, files, unnamed, ...waiting } of found) {
    if (state === "waiting") {
      remaining += waiting.remaining;
      if (unnamed > 0) add("passed-over", unnamed);
      continue;
    }
    total += rows;
    add(uploadKind(state, code), files);
  }
  return { counts, read, expected: read + remaining, total };
}

const place = object({ unit: oneOf(["line", "point"]), number: integer });

/** A problem of an upload as its row holds it. */
const storedProblem = choiceOf("code", {
  "no-file": {},
  "too-large": {},
  "too-slow": {},
  "unknown-format": {},
  "another-format": {
    found: oneOf(["kmz", "archive", "pdf", "picture", "geojson", "web-page", "kml"]),
  },
  "no-activity": {},
  "no-times": {},
  "no-samples": {},
  "too-many-samples": {},
  "clock-lost": { kept: integer, count: integer },
  "too-early": { year: integer },
  "in-the-future": { year: integer },
  "too-long": { hours: integer },
  "other-sport": { sport: textOrTexts },
  "too-fast": { meters: real, seconds: real },
  damaged: { at: orNull(place) },
  doctype: { at: place },
  "too-deep": { at: place },
  "same-bytes": {},
  "same-run": {},
  several: { count: integer },
  "not-a-recording": {},
  list: {},
  "more-passed-over": { count: integer },
  "too-many-activities": {},
  "too-much-kept": {},
  "not-stored": {},
  interrupted: {},
  "too-many-in-one": {},
  "bad-archive": {},
  "empty-archive": {},
  encrypted: {},
  "packed-too-tightly": {},
  "too-many-files": {},
  "too-much-unpacked": {},
});
