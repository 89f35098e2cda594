import { and, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { boolean, integer, oneOf, orNull, text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { raceResults, races, resultClaims } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { findRaceToEnter } from "#features/races/page/race-page.server.ts";
import type { Services } from "#services/services.ts";
import { yearOf } from "#values/day.ts";
import {
  type ClaimStanding,
  claimStandings,
  compareBirthYears,
  compareNames,
  compareSexes,
} from "./claim.ts";
import {
  holdsLatestRow,
  isOfClaim,
  isOfDistance,
  latestVersion,
  markOf,
  wordsOfName,
} from "./claim-conditions.server.ts";
import { publicList, publicRow, publishedResults } from "./public.server.ts";
import { resultStatuses } from "./result.ts";

/** The condition that a row `r` has the bib number of a claim `c`, in the words of an index. */
const hasClaimedBib = sql`ltrim(r.bib, '0') = ltrim(c.bib, '0') and r.bib = c.bib`;

/** The condition that two names have a word in common: `shareWord` in the words of the database. */
export const sharesWord = (one: SQL, other: SQL) => sql`exists (
  select from ${wordsOfName(one)} and word = any(string_to_array(bare_words(${other}), ' ')))`;

/** The condition that the name of a row `r` is that of a claim `c`, also where its account is deleted. */
const hasClaimedName = sql`(r.name = '' or case when c.user_id is null
  then exists (
    select from ${wordsOfName(sql`r.name`)} and ${markOf} = any(string_to_array(c.name, ' ')))
  else c.name = '' or ${sharesWord(sql`r.name`, sql`c.name`)} end)`;

/** The condition that a claim `c` had a row of another bib number in the version before that of `r`. */
const hadOtherBib = sql`exists (
  select from race_results h
  where h.claim_id = c.id and h.bib <> c.bib
    and h.import_id = ${latestVersion(sql`r.import_id`)})`;

/**
 * Gives the rows of versions `i` to the runners whose claims `c` are approved. A row with an entry, one whose bib
 * number comes twice, and one that has another name by now stay as they are.
 * @returns the versions of these rows
 */
export async function attachClaims(tx: Database, where: SQL): Promise<{ importId: string }[]> {
  return readRows(
    tx,
    { importId: text },
    sql`
      update race_results r set claim_id = c.id
      from result_claims c, race_result_imports i
      where c.state = 'approved' and ${isOfClaim} and ${where}
        and r.import_id = i.id and ${hasClaimedBib}
        and r.registration_id is null and r.team_id is null and r.claim_id is null
        and (c.user_id is not null or ${holdsLatestRow(sql`r.import_id`)})
        and ${hasClaimedName} and not ${hadOtherBib}
        and not exists (select from race_results h
          where h.import_id = r.import_id and h.claim_id = c.id)
        and not exists (select from race_results o
          where o.import_id = r.import_id and ltrim(o.bib, '0') = ltrim(r.bib, '0')
            and o.bib = r.bib and o.id <> r.id)
      returning r.import_id as "importId"`,
  );
}

/** Gives claims the corrected bib numbers of their rows in a version, so that the next file finds them. */
export async function moveClaims(tx: Database, importId: string): Promise<void> {
  await tx.execute(sql`
    update result_claims c set bib = r.bib
    from race_results r
    where r.import_id = ${importId}::uuid and r.claim_id = c.id and r.bib not in ('', c.bib)
      and not exists (select from race_results x
        where x.import_id = r.import_id and x.bib = r.bib and x.id <> r.id)
      and not exists (select from result_claims o
        where ${isOfDistance("o", "c")} and o.state = 'approved' and o.bib = r.bib)`);
}

const claimableRow = {
  ...publicRow,
  /** As the file has it, also where it is not shown. */
  knownName: text,
  isNameHidden: boolean,
  standing: oneOf(claimStandings),
  claimId: orNull(text),
};

/** The published result of a bib number, and what it is to the viewer; `null` without exactly one. */
export async function findResultToClaim(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
  raceId: string,
  { key, bib }: { key: string | null; bib: string },
) {
  const race = bib === "" ? null : await findRaceToEnter({ db }, raceId);
  if (!race) return null;
  const results = await publishedResults({ db }, race.id);
  const shown = key === null ? results[0] : results.find((one) => one.key === key);
  if (!shown) return null;
  const rows = await readRows(
    db,
    claimableRow,
    sql`
      select ${publicList}, r.name as "knownName", r.is_name_hidden as "isNameHidden",
        own.id as "claimId", ${standingOf(userId)} as standing
      from race_results r join race_result_imports i on i.id = r.import_id
      left join result_claims own on own.user_id = ${userId}::uuid and ${isOfDistance("i", "own")}
        and (own.id = r.claim_id or own.bib = r.bib) and own.state in ('open', 'approved')
      where r.import_id = ${shown.id}::uuid and r.status is not null
        -- In the words of an index.
        and ltrim(r.bib, '0') = ltrim(${bib}::text, '0') and r.bib = ${bib}
      limit 2`,
  );
  const [row] = rows;
  return row && rows.length === 1 ? { race, shown, row } : null;
}

/** What the row `r` of a version `i` is to a runner whose claim of it is `own`. */
function standingOf(userId: string): SQL {
  const codes = (standing: ClaimStanding) => sql.raw(`'${standing}'`);
  return sql`
    case
      when r.claim_id = own.id then ${codes("claimed")}
      when exists (select from race_registrations g
        where g.id = r.registration_id and g.user_id = ${userId}::uuid) then ${codes("entered")}
      when r.claim_id is not null or r.registration_id is not null then ${codes("taken")}
      when r.team_id is not null then ${codes("team")}
      when exists (select from race_results x join result_runners w on w.result_id = x.id
        where x.import_id = i.id and w.user_id = ${userId}::uuid and w.companion_id is null)
        then ${codes("another")}
      when own.state = 'open' then ${codes("open")}
      when exists (select from result_claims c
        where c.user_id = ${userId}::uuid and c.state in ('open', 'approved') and ${isOfClaim})
        then ${codes("another")}
      else ${codes("free")} end`;
}

/** Claims that a screen lists, the open ones first. */
export const mostListedClaims = 200;

const claimShape = {
  id: text,
  state: resultClaims.state,
  note: resultClaims.note,
  createdAt: resultClaims.createdAt,
  bib: text,
  distance: text,
  startDate: races.startDate,
  runner: text,
  bornIn: orNull(integer),
  gender: raceResults.sex,
  /** `null`: the published results have no such row. */
  resultId: orNull(text),
  claimId: orNull(text),
  name: orNull(text),
  sex: raceResults.sex,
  age: raceResults.age,
  birthYear: raceResults.birthYear,
  category: raceResults.category,
  status: orNull(oneOf(resultStatuses)),
  gunMs: raceResults.gunMs,
  chipMs: raceResults.chipMs,
  placeOverall: raceResults.placeOverall,
};

/**
 * The claims of a race's results that are open or approved, each with the row beside what the account knows. Ask first
 * who may see them.
 */
export async function claimsOfRace({ db }: Pick<Services, "db">, raceId: string) {
  const rows = await readRows(
    db,
    claimShape,
    sql`
      select c.id, c.state, c.note, c.created_at as "createdAt", c.bib,
        coalesce(d.distance, c.distance) as distance, e.start_date as "startDate",
        coalesce(nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), u.name, '') as runner,
        extract(year from g.date_of_birth)::int as "bornIn", g.gender,
        r.id as "resultId", r.claim_id as "claimId", r.name, r.sex, r.age, r.birth_year as "birthYear",
        r.category, r.status, r.gun_ms as "gunMs", r.chip_ms as "chipMs",
        r.place_overall as "placeOverall"
      from result_claims c join races e on e.id = c.race_id join users u on u.id = c.user_id
      left join user_profiles p on p.user_id = c.user_id
      left join race_distances d on d.id = c.distance_id
      left join race_result_imports i on i.state = 'published' and ${isOfClaim}
      left join lateral (
        select * from race_results r where r.import_id = i.id and ${hasClaimedBib}
        order by r.sort_order limit 1) r on true
      left join lateral (
        select x.date_of_birth, x.gender from race_registrations x
        where x.user_id = c.user_id and x.companion_id is null and x.guardian_name is null
          and x.bib is not null
        order by x.created_at desc limit 1) g on true
      where c.race_id = ${raceId}::uuid and c.state in ('open', 'approved')
      order by c.state = 'open' desc, c.created_at, c.id limit ${mostListedClaims}`,
  );
  return rows.map(({ resultId, claimId, runner, bornIn, gender, startDate, ...claim }) => {
    const { id, state, note, createdAt, bib, distance, name, sex, age, birthYear, ...row } = claim;
    const raceYear = yearOf(startDate);
    return {
      id,
      state,
      note,
      createdAt,
      bib,
      distance,
      row: resultId === null ? null : { ...row, bib, name: name ?? "" },
      name: compareNames(name ?? "", runner),
      birthYear: compareBirthYears({ birthYear, age, raceYear }, bornIn),
      sex: compareSexes(sex, gender),
      /** Approved, and a later file has given the bib number to somebody else, or to nobody. */
      isLost: state === "approved" && claimId !== id,
    };
  });
}

/** A claim as an organizer reviews it. */
export type ReviewedClaim = Awaited<ReturnType<typeof claimsOfRace>>[number];

/** How many claims of a race's results are in these states: without its limit, those that `claimsOfRace` lists. */
export function countClaims(
  { db }: Pick<Services, "db">,
  raceId: string,
  states: readonly ("open" | "approved")[] = ["open", "approved"],
): Promise<number> {
  const isCounted = and(
    eq(resultClaims.raceId, raceId),
    inArray(resultClaims.state, [...states]),
    isNotNull(resultClaims.userId),
  );
  return db.$count(resultClaims, isCounted);
}

/** More than the distances of a race. */
const mostOwnClaims = 50;

/** The viewer's claims of a race that are open or approved, also of rows that the results no longer have. */
export function ownClaims(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
  raceId: string,
) {
  return readRows(
    db,
    { id: text, bib: text, distance: text },
    sql`
      select c.id, c.bib, coalesce(d.distance, c.distance) as distance
      from result_claims c left join race_distances d on d.id = c.distance_id
      where c.user_id = ${userId}::uuid and c.race_id = ${raceId}::uuid
        and c.state in ('open', 'approved')
      order by c.created_at, c.id limit ${mostOwnClaims}`,
  );
}

const runShape = {
  id: text,
  key: text,
  bib: text,
  distance: text,
  status: oneOf(resultStatuses),
  gunMs: raceResults.gunMs,
  chipMs: raceResults.chipMs,
  placeOverall: raceResults.placeOverall,
  isReviewed: boolean,
  raceId: races.id,
  name: races.raceName,
  type: races.raceType,
  startDate: races.startDate,
  city: races.city,
};

/** More than anyone claims; the latest races count. */
const mostRuns = 400;

/** The published results that are the viewer's by a claim, the latest race first. */
export async function claimedRuns(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
) {
  const rows = await readRows(
    db,
    runShape,
    sql`
      select r.claim_id as id, coalesce(i.distance_id, i.id) as key, r.bib, coalesce(d.distance, i.distance) as distance,
        r.status, r.gun_ms as "gunMs", r.chip_ms as "chipMs", r.place_overall as "placeOverall",
        exists (select from reviews v where v.user_id = w.user_id and v.entity_type = 'race'
          and v.entity_id = e.id) as "isReviewed",
        e.id as "raceId", e.race_name as name, e.race_type as type, e.start_date as "startDate", e.city
      from result_runners w
      join race_results r on r.id = w.result_id and r.claim_id is not null and r.status is not null
      join race_result_imports i on i.id = r.import_id and i.state = 'published'
      join races e on e.id = i.race_id left join race_distances d on d.id = i.distance_id
      where w.user_id = ${userId}::uuid
      order by e.start_date desc, r.claim_id limit ${mostRuns}`,
  );
  return rows.map(({ raceId, name, type, startDate, city, ...run }) => ({
    ...run,
    race: { id: raceId, name, type, startDate, city },
  }));
}
