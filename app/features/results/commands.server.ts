import { randomUUID } from "node:crypto";
import { and, desc, eq, isNotNull, isNull, lt, max, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import { boolean, integer, orNull, text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { raceRegistrations, raceResultImports, raceResults, resultClaims } from "#db/schema.ts";
import { type AuditedChange, difference } from "#features/audit/change.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { lockRace } from "#features/races/editing/distances/distances.server.ts";
import type { Editor } from "#features/races/rights.server.ts";
import { todayAt } from "#features/races/standing.ts";
import { categoryName } from "#features/registrations/categories/category-of.server.ts";
import { joinedTeam, joinTeam, teamColumns } from "#features/registrations/entry-team.server.ts";
import type { SecretBox } from "#services/identity/secret-box.ts";
import { inReadingTurn } from "#services/jobs/in-turn.ts";
import { nextMessage, startThread } from "#services/jobs/thread.ts";
import type { Services } from "#services/services.ts";
import { type Day, yearOf } from "#values/day.ts";
import { isId } from "#values/id.ts";
import { plainFileName } from "#values/text/file-name.ts";
import { attachClaims, moveClaims } from "./claims.server.ts";
import {
  findResultsRace,
  findRow,
  findVersion,
  isMinor,
  isOfPlace,
  type ResultsPlace,
  type ResultsRace,
  readingKind,
} from "./desk.server.ts";
import { documentKey, matchesOf } from "./matching.ts";
import type { ResultFileProblem, ResultProblem } from "./messages.ts";
import { withoutRunner } from "./personal-data.server.ts";
import {
  differingBy,
  fittingClock,
  type Placeable,
  type Places,
  placesOf,
  suggestedSettings,
} from "./places.ts";
import {
  type FileResults,
  type FileRunner,
  headingsKey,
  type ReadDistance,
  type ResultMapping,
} from "./reading.ts";
import type { ResultsTask } from "./reading-thread.server.ts";
import {
  type Doubt,
  type ResultField,
  type ResultReading,
  type ResultSettings,
  type ResultSummary,
  resultSexes,
  type TeamScoring,
} from "./result.ts";
import type { CorrectionForm } from "./schema.ts";
import { teamFinder } from "./team-places.ts";
import { storeTeamRanking } from "./team-ranking.server.ts";

type Changing = Pick<Services, "db" | "now">;
/** The numbers of documents are encrypted. */
type Reading = Changing & { identity: { box: SecretBox } };
type VersionKey = { raceId: string; importId: string };
type Refused = { problem: ResultProblem };
type Done = { problem: null };

const longestReadingMs = 60_000;
const mostMegabytes = 512;

/** A draft that nobody published is deleted when somebody uploads a file this much later. */
const draftDays = 30;

/** Earlier files of an editor whose columns are remembered. */
const mostRemembered = 50;

/** Rows that are written with one statement. */
const rowsAtOnce = 5000;

/**
 * Reads a timer's file and keeps its runners as a draft, which replaces an earlier draft of the distance.
 * Nothing of it is public.
 * @param distanceId - `null` for a race without distances
 */
export async function uploadResults(
  services: Reading,
  editor: Editor,
  { raceId, distanceId }: { raceId: string; distanceId: string | null },
  file: { name: string; bytes: Uint8Array },
): Promise<{ problem: ResultFileProblem | ResultProblem } | { problem: null; id: string }> {
  const { db, now } = services;
  const race = await findResultsRace({ db }, editor, raceId);
  if (!race) return { problem: "no-race" };
  const distance = distanceOf(race, distanceId);
  if (!distance) return { problem: "no-distance" };
  const known = await rememberedMappings(db, editor);
  const read = await readInThread(editor, { bytes: file.bytes, distance, known });
  if ("problem" in read) return read;
  const { runners, reading } = read;
  const settings = suggestedSettings(runners);
  const id = randomUUID();
  return withRetry(db, async (tx) => {
    const [own] = await lockRace(tx, editor, race.id);
    if (!own) return { problem: "no-race" };
    const place = { raceId: race.id, distanceId, distance: distance.text };
    const choices = await lastChoices(tx, place);
    await deleteDrafts(tx, now(), place);
    await tx.insert(raceResultImports).values({
      id,
      raceId: race.id,
      distanceId,
      distance: distance.text,
      fileName: plainFileName(file.name, "results.csv"),
      file: file.bytes,
      headings: headingsKey(reading.headings.map(({ name }) => name)),
      reading,
      settings,
      summary: summaryOf([], 0),
      ...choices,
      createdBy: editor.userId,
      createdAt: now(),
    });
    await storeRunners(tx, services, { ...place, id, settings }, runners);
    return { problem: null, id };
  });
}

/** Reads the file of a draft again, with what its columns were said to be. */
export async function mapResults(
  services: Reading,
  editor: Editor,
  { raceId, importId }: VersionKey,
  mapping: Required<ResultMapping>,
): Promise<{ problem: ResultFileProblem | ResultProblem | null }> {
  const { db } = services;
  const race = await findResultsRace({ db }, editor, raceId);
  if (!race) return { problem: "no-race" };
  const problem = problemOfFields(mapping.fields);
  if (problem) return { problem };
  const [draft] = isId(importId)
    ? await db
        .select({
          distanceId: raceResultImports.distanceId,
          distance: raceResultImports.distance,
          file: raceResultImports.file,
          headings: raceResultImports.headings,
        })
        .from(raceResultImports)
        .where(and(isOfRace({ raceId, importId }), isNotNull(raceResultImports.file)))
    : [];
  if (!draft?.file) return { problem: "gone" };
  const distance = distanceOf(race, draft.distanceId) ?? readDistance(race, draft.distance, null);
  const known = { [draft.headings]: mapping };
  const read = await readInThread(editor, { bytes: draft.file, distance, known });
  if ("problem" in read) return read;
  const { runners, reading } = read;
  const settings = suggestedSettings(runners);
  return withRetry(db, async (tx) => {
    const own = await lockVersion(tx, editor, { raceId, importId });
    if (own?.state !== "draft") return { problem: "gone" };
    await tx
      .update(raceResultImports)
      .set({ reading, settings })
      .where(isOfRace({ raceId, importId }));
    await tx.delete(raceResults).where(eq(raceResults.importId, importId));
    const place = { raceId, distanceId: draft.distanceId, distance: draft.distance };
    await storeRunners(tx, services, { ...place, id: importId, settings }, runners);
    return { problem: null };
  });
}

/** Decides how a version places its runners. */
export async function setResultSettings(
  { db, now }: Changing,
  editor: Editor,
  key: VersionKey,
  { teams = null, ...settings }: ResultSettings & { teams?: TeamScoring | null },
): Promise<Done | Refused> {
  return withRetry(db, async (tx) => {
    const own = await lockVersion(tx, editor, key);
    if (!own) return { problem: "gone" };
    const rows = await placedRows(tx, key.importId);
    const lacks = rows.some(
      ({ status, placeFound }) => status === "finished" && placeFound === null,
    );
    if (settings.order === "file" && lacks) return { problem: "no-places" };
    const scoring = { teamBy: teams?.by ?? null, ...(teams && { teamCount: teams.count }) };
    await tx
      .update(raceResultImports)
      .set({ settings, ...scoring })
      .where(isOfRace(key));
    await placeAgain(tx, key.importId, settings, rows);
    await record({ db: tx, now }, editor, own, {
      action: "changed the places of the results of",
      before: { ...own.settings, teams: own.teams },
      after: { ...settings, teams },
    });
    return { problem: null };
  });
}

/**
 * Publishes a version in place of the published one of its distance, which is kept. A version that was
 * replaced or withdrawn can be published again. Before its day, a race has no results.
 * @param choice.hidesMinors - leaves out the names of runners who were under 18, or may have been
 * @param choice.note - what this version corrects and why, for all readers; without it, the version keeps its note
 */
export async function publishResults(
  { db, now }: Changing,
  editor: Editor,
  key: VersionKey,
  choice: { hidesMinors?: boolean; note?: string | null | undefined } = {},
): Promise<Done | Refused> {
  return withRetry(db, async (tx) => {
    const own = await lockVersion(tx, editor, key);
    if (!own || own.state === "published") return { problem: "gone" };
    const { hidesMinors = false, note = own.note } = choice;
    if (own.startDate > todayAt(own, now())) return { problem: "not-run" };
    const isSame = isOfPlace(own);
    const [last] = await tx
      .select({ version: max(raceResultImports.version) })
      .from(raceResultImports)
      .where(isSame);
    await keepHiddenNames(tx, own);
    if (hidesMinors) {
      await tx.execute(sql`
        update race_results r set is_name_hidden = true
        where r.import_id = ${own.id}::uuid and not r.is_name_hidden and ${isMinor(own.startDate)}`);
    }
    await attachClaims(tx, sql`i.id = ${own.id}::uuid`);
    await moveClaims(tx, own.id);
    await forgetErased(tx, key.importId);
    await tx
      .update(raceResultImports)
      .set({ state: "replaced" })
      .where(and(isSame, eq(raceResultImports.state, "published")));
    const version = own.version ?? (last?.version ?? 0) + 1;
    // Trigger: an event of the race; see app/db/functions/race-results.sql
    await tx
      .update(raceResultImports)
      .set({
        state: "published",
        version,
        file: null,
        reading: withoutLines(own.reading),
        publishedBy: editor.userId,
        publishedAt: now(),
        note,
      })
      .where(isOfRace(key));
    const { finished, dnf, dns, dsq } = own.summary;
    await record({ db: tx, now }, editor, own, {
      action: "published the results of",
      after: {
        distance: own.distance,
        version,
        file: own.fileName,
        finished,
        dnf,
        dns,
        dsq,
        ...(hidesMinors && { hidesMinors }),
      },
      reason: note,
    });
    return { problem: null };
  });
}

/** How a file was read, without its own lines: they name people, and give the numbers of their documents. */
function withoutLines(reading: ResultReading): ResultReading {
  const headings = reading.headings.map((heading) => ({ ...heading, samples: [] }));
  return { ...reading, headings, droppedLines: [] };
}

/** Takes published results from the public pages. They can be published again. */
export async function withdrawResults(
  { db, now }: Changing,
  editor: Editor,
  key: VersionKey,
): Promise<Done | Refused> {
  return withRetry(db, async (tx) => {
    const own = await lockVersion(tx, editor, key);
    if (own?.state !== "published") return { problem: "gone" };
    await tx.update(raceResultImports).set({ state: "withdrawn" }).where(isOfRace(key));
    await record({ db: tx, now }, editor, own, {
      action: "withdrew the results of",
      before: { distance: own.distance, version: own.version },
    });
    return { problem: null };
  });
}

/** Says where the photos of the race are, or nowhere. */
export async function setPhotosLink(
  { db, now }: Changing,
  editor: Editor,
  key: VersionKey,
  photosLink: string | null,
): Promise<Done | Refused> {
  return withRetry(db, async (tx) => {
    const own = await lockVersion(tx, editor, key);
    if (!own) return { problem: "gone" };
    await tx.update(raceResultImports).set({ photosLink }).where(isOfRace(key));
    await record({ db: tx, now }, editor, own, {
      action: "changed the photos of the results of",
      before: { distance: own.distance, link: own.photosLink },
      after: { distance: own.distance, link: photosLink },
    });
    return { problem: null };
  });
}

/** Deletes a draft with its file. */
export async function discardResults(
  { db, now }: Changing,
  editor: Editor,
  key: VersionKey,
): Promise<Done | Refused> {
  return withRetry(db, async (tx) => {
    const own = await lockVersion(tx, editor, key);
    if (own?.state !== "draft") return { problem: "gone" };
    await tx.delete(raceResultImports).where(isOfRace(key));
    await record({ db: tx, now }, editor, own, {
      action: "discarded a draft of the results of",
      before: { distance: own.distance, file: own.fileName },
    });
    return { problem: null };
  });
}

/**
 * Gives a row the entry with a bib number of the race, or none: `left` leaves it alone, so that it is no
 * longer asked about.
 */
export async function matchResult(
  { db, now }: Changing,
  editor: Editor,
  { raceId, importId, resultId }: VersionKey & { resultId: string },
  entry: { bib: number } | "left",
): Promise<Done | Refused> {
  return withRetry(db, async (tx) => {
    const own = await lockVersion(tx, editor, { raceId, importId });
    const row = own && (await findRow(tx, importId, resultId));
    if (!own || !row) return { problem: "gone" };
    let registrationId: string | null = null;
    if (entry !== "left") {
      const [found] = await tx
        .select({
          id: raceRegistrations.id,
          userId: raceRegistrations.userId,
          companionId: raceRegistrations.companionId,
        })
        .from(raceRegistrations)
        .where(
          and(
            eq(raceRegistrations.raceId, raceId),
            eq(raceRegistrations.bib, entry.bib),
            ne(raceRegistrations.status, "cancelled"),
            isNotNull(raceRegistrations.userId),
          ),
        );
      if (!found) return { problem: "no-entry" };
      const isTaken = and(
        eq(raceResults.importId, importId),
        eq(raceResults.registrationId, found.id),
        ne(raceResults.id, row.id),
      );
      if ((await tx.$count(raceResults, isTaken)) > 0) return { problem: "entry-taken" };
      if (found.companionId === null && (await hasClaimed(tx, importId, found.userId))) {
        return { problem: row.claimId ? "claimed" : "runner-claimed" };
      }
      if (row.claimId && !(await endErasedClaim(tx, row.claimId))) return { problem: "claimed" };
      registrationId = found.id;
    }
    await tx
      .update(raceResults)
      .set({
        registrationId,
        match: registrationId ? "hand" : "none",
        doubts: row.doubts.filter((doubt) => doubt !== "other-name"),
      })
      .where(eq(raceResults.id, row.id));
    await countMatched(tx, importId);
    await record({ db: tx, now }, editor, own, {
      action: "matched a result of",
      before: { bib: row.bib, entry: row.registrationId },
      after: { bib: row.bib, entry: registrationId },
    });
    return { problem: null };
  });
}

/** Whether a runner has a row of a version by a claim. */
async function hasClaimed(tx: Database, importId: string, userId: string | null) {
  if (userId === null) return false;
  const [found] = await tx
    .select({ id: raceResults.id })
    .from(raceResults)
    .innerJoin(resultClaims, eq(resultClaims.id, raceResults.claimId))
    .where(and(eq(raceResults.importId, importId), eq(resultClaims.userId, userId)))
    .limit(1);
  return found !== undefined;
}

/** Deletes the claim of a deleted account, which nobody can undo. */
async function endErasedClaim(tx: Database, claimId: string): Promise<boolean> {
  const ended = await tx
    .delete(resultClaims)
    .where(and(eq(resultClaims.id, claimId), isNull(resultClaims.userId)))
    .returning({ id: resultClaims.id });
  return ended.length > 0;
}

/**
 * Corrects one row. Its doubts about the file are settled by that. Once the version has been published, a correction
 * says why: the runner can read it.
 */
export async function correctResult(
  { db, now }: Changing,
  editor: Editor,
  { raceId, importId, resultId }: VersionKey & { resultId: string },
  { reason, ...form }: CorrectionForm,
): Promise<Done | Refused> {
  return withRetry(db, async (tx) => {
    const own = await lockVersion(tx, editor, { raceId, importId });
    const row = own && (await findRow(tx, importId, resultId));
    if (!own || !row) return { problem: "gone" };
    const change = difference(row, form);
    if (change && own.state !== "draft" && reason === null) return { problem: "no-reason" };
    // A name that is typed is another runner's.
    if (row.claimId && form.name !== "" && form.name !== row.name) {
      await endErasedClaim(tx, row.claimId);
    }
    const doubts = row.doubts.filter((doubt) => doubt === "other-name");
    // Trigger: search text; see app/db/functions/race-results.sql
    await tx
      .update(raceResults)
      .set({ ...form, doubts, ...(change && { correctedAt: now() }) })
      .where(eq(raceResults.id, row.id));
    const { sex, category, status, gunMs, chipMs, team } = form;
    if (difference(row, { sex, category, status, gunMs, chipMs, team })) {
      await placeAgain(tx, importId, own.settings);
    }
    if (own.state === "published") await moveClaims(tx, importId);
    if (change) {
      await recordChange({ db: tx, now }, editor, {
        action: "corrected a result of",
        subjectType: "result",
        // What is written down about a person goes with the account, which is found by the entry or the row. The row of
        // a draft goes before the account: a claim of it remains.
        subjectId: row.registrationId ?? (own.state === "draft" ? row.claimId : null) ?? row.id,
        subjectName: own.raceName,
        before: { bib: row.bib, ...change.before },
        // Of a published row, for its runner: the entry may be another person's until the row is matched again.
        after: {
          bib: form.bib,
          ...change.after,
          ...(own.state !== "draft" && { publishedRow: row.id }),
        },
        reason,
      });
    }
    return { problem: null };
  });
}

/** What is wrong with what the columns are said to be. */
function problemOfFields(fields: readonly (ResultField | null)[]): ResultProblem | null {
  const known = fields.filter((field) => field !== null);
  const single = known.filter((field) => field !== "split");
  if (new Set(single).size < single.length) return "twice-field";
  const has = (...wanted: ResultField[]) => wanted.some((field) => known.includes(field));
  if (!has("gun", "chip")) return "no-time";
  return has("bib", "name", "first", "last", "club", "team") ? null : "no-runner";
}

function distanceOf(race: ResultsRace, distanceId: string | null): ReadDistance | null {
  if (distanceId === null) return race.distances.length > 0 ? null : readDistance(race, "", null);
  const found = race.distances.find(({ id }) => id === distanceId);
  if (!found) return null;
  return { ...readDistance(race, found.text, found.meters), hasTeams: found.hasTeams };
}

function readDistance(race: ResultsRace, name: string, meters: number | null): ReadDistance {
  return { text: name, meters, raceYear: yearOf(race.startDate) };
}

/** Reads a file in a separate thread, one after the other for each editor. */
async function readInThread(
  editor: Editor,
  task: ResultsTask,
): Promise<FileResults | { problem: ResultFileProblem }> {
  const read = async () => {
    const thread = startThread("app/features/results/reading-thread.server.ts", {
      data: task,
      limits: { maxOldGenerationSizeMb: mostMegabytes },
    });
    try {
      return await nextMessage<FileResults | { problem: ResultFileProblem }>(
        thread,
        longestReadingMs,
      );
    } catch {
      return { problem: "too-slow" as const };
    } finally {
      await thread.terminate();
    }
  };
  return (await inReadingTurn(read, { by: editor.userId })) ?? { problem: "busy" };
}

/** What an editor said of the columns of earlier files, the latest for each set of headings. */
async function rememberedMappings(
  db: Database,
  editor: Editor,
): Promise<Record<string, ResultMapping>> {
  const earlier = await db
    .select({
      headings: raceResultImports.headings,
      reading: sql`${raceResultImports.reading}`.mapWith(readingKind),
    })
    .from(raceResultImports)
    .where(eq(raceResultImports.createdBy, editor.userId))
    .orderBy(desc(raceResultImports.createdAt))
    .limit(mostRemembered);
  const known: Record<string, ResultMapping> = {};
  for (const { headings, reading } of earlier.reverse()) {
    known[headings] = { fields: reading.headings.map(({ field }) => field) };
  }
  return known;
}

async function deleteDrafts(tx: Database, now: Date, place: ResultsPlace) {
  const old = new Date(now.getTime() - draftDays * 24 * 3600 * 1000);
  const isDraft = eq(raceResultImports.state, "draft");
  await tx.delete(raceResultImports).where(and(isDraft, isOfPlace(place)));
  await tx.delete(raceResultImports).where(and(isDraft, lt(raceResultImports.createdAt, old)));
}

type LockedVersion = NonNullable<Awaited<ReturnType<typeof findVersion>>> & {
  raceId: string;
  raceName: string;
  startDate: Day;
  timeZone: string;
};

/** Locks the race, so that changes of its results run one after another. */
async function lockVersion(
  tx: Database,
  editor: Editor,
  { raceId, importId }: VersionKey,
): Promise<LockedVersion | null> {
  if (!isId(raceId)) return null;
  const [race] = await lockRace(tx, editor, raceId);
  const version = race && (await findVersion(tx, raceId, importId));
  if (!race || !version) return null;
  const { name: raceName, startDate, timeZone } = race;
  return { ...version, raceId, raceName, startDate, timeZone };
}

function isOfRace({ raceId, importId }: VersionKey) {
  return and(eq(raceResultImports.id, importId), eq(raceResultImports.raceId, raceId));
}

function record(
  services: Changing,
  editor: Editor,
  { raceId, raceName }: Pick<LockedVersion, "raceId" | "raceName">,
  change: Pick<AuditedChange, "action" | "before" | "after" | "reason">,
) {
  return recordChange(services, editor, {
    subjectType: "race",
    subjectId: raceId,
    subjectName: raceName,
    ...change,
  });
}

const entryShape = {
  id: raceRegistrations.id,
  bib: integer,
  name: text,
  ...joinedTeam,
  teamId: orNull(text),
  gender: raceRegistrations.gender,
  category: orNull(text),
  documentSealed: raceRegistrations.documentSealed,
  isOfDistance: boolean,
};

type Target = ResultsPlace & { id: string; settings: ResultSettings };

/** Stores the runners of a file, each with its entry, and what was decided about them before. */
async function storeRunners(
  tx: Database,
  { identity }: Pick<Reading, "identity">,
  target: Target,
  runners: readonly FileRunner[],
) {
  const { raceId, distanceId, id, settings } = target;
  const entries = await readRows(
    tx,
    entryShape,
    sql`
      select g.id, g.bib, btrim(concat_ws(' ', g.first_name, g.last_name)) as name, g.gender,
        ${teamColumns}, et.id::text as "teamId",
        ${categoryName(sql`g`)} as category, g.document_sealed as "documentSealed",
        (${distanceId}::uuid is null or g.distance_id = ${distanceId}::uuid) is true as "isOfDistance"
      from race_registrations g ${joinTeam}
      where g.race_id = ${raceId}::uuid and g.bib is not null
        and g.status not in ('pending', 'cancelled')`,
  );
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const hasDocuments = runners.some(({ document }) => document !== "");
  const documentOf = (sealed: string | null) =>
    hasDocuments && sealed ? documentKey(identity.box.decrypt(sealed) ?? "") : "";
  const matches = matchesOf(
    runners,
    entries.map(({ documentSealed, ...entry }) => ({
      ...entry,
      // The row of a relay has the name of the team, and the bib number of its members.
      name: entry.teamKind === "relay" ? `${entry.name} ${entry.team}` : entry.name,
      document: documentOf(documentSealed),
    })),
  );
  const teamOf = teamFinder(entries.filter(({ isOfDistance }) => isOfDistance));
  const read = runners.map(({ document: _, ...runner }, at) => {
    const { match, isOther } = matches[at] ?? { match: null, isOther: false };
    const entry = match && byId.get(match.entryId);
    const team = teamOf(runner, entry);
    if (team?.kind === "relay") {
      const { doubts } = runner;
      const of = { team: team.name, teamId: team.id, registrationId: null };
      return { ...runner, doubts, ...of, match: match?.by ?? ("name" as const) };
    }
    return {
      ...runner,
      team: runner.team ?? team?.name ?? null,
      teamId: team?.id ?? null,
      sex: runner.sex ?? entry?.gender ?? null,
      category: runner.category ?? entry?.category ?? null,
      doubts: isOther ? [...runner.doubts, "other-name" as const] : runner.doubts,
      registrationId: entry?.id ?? null,
      match: match?.by ?? null,
    };
  });
  const rows = await withDecisions(tx, target, read);
  const places = placesOf(rows, settings);
  const differing = new Set(differingBy(rows, fittingClock(rows)));
  const placed = rows.map((row, at) => ({
    ...row,
    ...places[at],
    doubts: withDifferent(row.doubts, differing.has(at)),
  }));
  for (let from = 0; from < placed.length; from += rowsAtOnce) {
    // Trigger: search text; see app/db/functions/race-results.sql
    await tx.execute(sql`
      insert into race_results (import_id, line, sort_order, bib, name, sex, age, birth_year, category,
        club, country, gun_ms, chip_ms, status, place_found, place_overall, place_sex, place_category,
        splits, doubts, registration_id, match, is_name_hidden, team, team_id)
      select ${id}::uuid, n.line, n."sortOrder", n.bib, n.name, n.sex, n.age, n."birthYear", n.category, n.club,
        n.country, n."gunMs", n."chipMs", n.status, n."placeFound", n."placeOverall", n."placeSex",
        n."placeCategory", n.splits,
        array(select jsonb_array_elements_text(n.doubts)), n."registrationId", n.match,
        n."isNameHidden", n.team, n."teamId"
      from jsonb_to_recordset(${JSON.stringify(placed.slice(from, from + rowsAtOnce))}::text::jsonb) as n (
        line integer, "sortOrder" integer, "placeOverall" integer, "placeSex" integer,
        "placeCategory" integer, bib text, name text, sex text, age integer, "birthYear" integer, category text,
        club text, country text, "gunMs" integer, "chipMs" integer, status text, "placeFound" integer,
        splits jsonb, doubts jsonb, "registrationId" uuid, match text, "isNameHidden" boolean, team text,
        "teamId" uuid
      )`);
  }
  await attachClaims(tx, sql`i.id = ${id}::uuid`);
  await forgetErased(tx, id);
  await storeTeamRanking(tx, id);
  const summary = summaryOf(rows, differing.size);
  await tx.update(raceResultImports).set({ summary }).where(eq(raceResultImports.id, id));
}

/** How the version that was made last for a distance ranked its teams, and where it said that photos are. */
async function lastChoices(tx: Database, place: ResultsPlace) {
  const [last] = await tx
    .select({
      teamBy: raceResultImports.teamBy,
      teamCount: raceResultImports.teamCount,
      photosLink: raceResultImports.photosLink,
    })
    .from(raceResultImports)
    .where(isOfPlace(place))
    .orderBy(desc(raceResultImports.createdAt))
    .limit(1);
  return last ?? {};
}

/** The rows of the version that was published most recently, other than one, for what was decided about them. */
function earlierRows({ id, ...place }: ResultsPlace & { id: string }): SQL {
  return sql`
    select r.bib, r.registration_id, r.match, r.is_name_hidden,
      g.id is not null and g.user_id is null as is_erased
    from race_results r left join race_registrations g on g.id = r.registration_id
    where r.bib <> '' and r.import_id = (
      select ${raceResultImports.id} from ${raceResultImports}
      where ${isOfPlace(place)} and ${raceResultImports.state} <> 'draft'
        and ${raceResultImports.id} <> ${id}::uuid
      order by ${raceResultImports.publishedAt} desc limit 1)`;
}

/** A name that is hidden stays hidden, also when an earlier version is published again. */
async function keepHiddenNames(tx: Database, version: ResultsPlace & { id: string }) {
  // Trigger: search text; see app/db/functions/race-results.sql
  await tx.execute(sql`
    update race_results n set is_name_hidden = true
    from (${earlierRows(version)}) o
    where n.import_id = ${version.id}::uuid and o.is_name_hidden
      -- In the words of an index: a planner that has not seen a new version yet compares all rows with all others.
      and ltrim(n.bib, '0') = ltrim(o.bib, '0') and n.bib = o.bib
      and coalesce(n.registration_id = o.registration_id, true)`);
}

/** Counts the rows of a version with an entry again. */
async function countMatched(tx: Database, importId: string) {
  await tx.execute(sql`
    update race_result_imports i
    set summary = i.summary || jsonb_build_object('matched', (
      select count(*) from race_results r
      where r.import_id = i.id and coalesce(r.registration_id, r.team_id) is not null))
    where i.id = ${importId}::uuid`);
}

type Decided = {
  bib: string;
  registrationId: string | null;
  match: (typeof raceResults.$inferSelect)["match"];
  doubts: Doubt[];
};

const decisionShape = {
  bib: text,
  registrationId: orNull(text),
  match: raceResults.match,
  isNameHidden: boolean,
  isErased: boolean,
};

/** The rows with what somebody decided about their bib numbers, and whose they were where the account is deleted. */
async function withDecisions<Row extends Decided>(
  tx: Database,
  target: Target,
  rows: readonly Row[],
): Promise<(Row & { isNameHidden: boolean })[]> {
  const decisions = await readRows(
    tx,
    decisionShape,
    sql`
      select o.bib, o.registration_id as "registrationId", o.match, o.is_name_hidden as "isNameHidden",
        o.is_erased as "isErased"
      from (${earlierRows(target)}) o
      where o.match in ('hand', 'none') or o.is_name_hidden or o.is_erased`,
  );
  const decided = Map.groupBy(decisions, ({ bib }) => bib);
  const sameBib = Map.groupBy(rows, ({ bib }) => bib);
  const ofEntry = new Map(rows.map((row) => [row.registrationId, row]));
  return rows.map((row) => {
    const known = decided.get(row.bib) ?? [];
    const byHand = known.find(({ match }) => match === "hand" || match === "none");
    const erased = row.registrationId === null ? known.find(({ isErased }) => isErased) : undefined;
    const earlier = byHand ?? erased;
    const isKept =
      earlier !== undefined &&
      sameBib.get(row.bib)?.length === 1 &&
      (earlier.registrationId === null ||
        (ofEntry.get(earlier.registrationId) ?? row).bib === row.bib);
    const { registrationId, match } = isKept ? earlier : row;
    const isNameHidden = known.some(
      (one) =>
        one.isNameHidden &&
        (one.registrationId === null ||
          registrationId === null ||
          one.registrationId === registrationId),
    );
    const doubts = isKept ? row.doubts.filter((doubt) => doubt !== "other-name") : row.doubts;
    return { ...row, registrationId, match, doubts, isNameHidden };
  });
}

/** A result of somebody whose account was deleted has no name. */
async function forgetErased(tx: Database, importId: string) {
  // Trigger: search text; see app/db/functions/race-results.sql
  await tx.execute(sql`
    update race_results r set ${withoutRunner}
    from race_registrations g
    where r.import_id = ${importId}::uuid and g.id = r.registration_id and g.user_id is null`);
  await tx.execute(sql`
    update race_results r set ${withoutRunner}
    from result_claims c
    where r.import_id = ${importId}::uuid and c.id = r.claim_id and c.user_id is null`);
}

type SummedRow = Placeable & { registrationId: string | null; teamId?: string | null };
type PlacedRow = SummedRow & Places & { id: string; doubts: string[] };

async function placedRows(tx: Database, importId: string): Promise<PlacedRow[]> {
  return tx
    .select({
      id: raceResults.id,
      line: raceResults.line,
      sex: raceResults.sex,
      category: raceResults.category,
      gunMs: raceResults.gunMs,
      chipMs: raceResults.chipMs,
      status: raceResults.status,
      placeFound: raceResults.placeFound,
      sortOrder: raceResults.sortOrder,
      placeOverall: raceResults.placeOverall,
      placeSex: raceResults.placeSex,
      placeCategory: raceResults.placeCategory,
      doubts: raceResults.doubts,
      registrationId: raceResults.registrationId,
      teamId: raceResults.teamId,
    })
    .from(raceResults)
    .where(eq(raceResults.importId, importId));
}

/** Places the rows of a version, and stores what is known of all of them. */
async function placeAgain(
  tx: Database,
  importId: string,
  settings: ResultSettings,
  known?: readonly PlacedRow[],
) {
  const rows = known ?? (await placedRows(tx, importId));
  const places = placesOf(rows, settings);
  const differing = new Set(differingBy(rows, fittingClock(rows)));
  const placed = rows.flatMap((row, at) => {
    const doubts = withDifferent(row.doubts, differing.has(at));
    const change = difference(row, { ...places[at], doubts });
    return change ? [{ id: row.id, ...places[at], doubts }] : [];
  });
  for (let from = 0; from < placed.length; from += rowsAtOnce) {
    await tx.execute(sql`
      update race_results r set sort_order = n."sortOrder", place_overall = n."placeOverall",
        place_sex = n."placeSex", place_category = n."placeCategory",
        doubts = array(select jsonb_array_elements_text(n.doubts))
      from jsonb_to_recordset(${JSON.stringify(placed.slice(from, from + rowsAtOnce))}::text::jsonb) as n (
        id uuid, "sortOrder" integer, "placeOverall" integer, "placeSex" integer,
        "placeCategory" integer, doubts jsonb
      ) where r.id = n.id and r.import_id = ${importId}::uuid`);
  }
  const summary = summaryOf(rows, differing.size);
  await tx.update(raceResultImports).set({ summary }).where(eq(raceResultImports.id, importId));
  await storeTeamRanking(tx, importId);
}

function withDifferent(doubts: readonly string[], isDifferent: boolean): string[] {
  const others = doubts.filter((doubt) => doubt !== "place-differs");
  return isDifferent ? [...others, "place-differs" satisfies Doubt] : others;
}

function summaryOf(rows: readonly SummedRow[], differing: number): ResultSummary {
  const count = (status: SummedRow["status"]) => rows.filter((row) => row.status === status).length;
  const shown = rows.filter(({ status }) => status !== null);
  const categories = new Map<string, ResultSummary["categories"][number]>();
  for (const { category, sex } of shown) {
    if (category === null) continue;
    const key = `${sex} ${category}`;
    const own = categories.get(key) ?? { name: category, sex, count: 0 };
    categories.set(key, { ...own, count: own.count + 1 });
  }
  return {
    finished: count("finished"),
    dnf: count("dnf"),
    dns: count("dns"),
    dsq: count("dsq"),
    open: count(null),
    categories: [...categories.values()].sort((a, b) => a.name.localeCompare(b.name)),
    sexes: resultSexes
      .map((sex) => ({ sex, count: shown.filter((row) => row.sex === sex).length }))
      .filter(({ count }) => count > 0),
    hasGun: rows.some(({ gunMs }) => gunMs !== null),
    hasChip: rows.some(({ chipMs }) => chipMs !== null),
    differing,
    matched: rows.filter(({ registrationId, teamId }) => registrationId ?? teamId).length,
  };
}
