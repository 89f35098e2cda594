import { type SQL, sql } from "drizzle-orm";
import { text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import {
  accountData,
  type DataOwner,
  type PersonalData,
  type PersonalList,
} from "#features/accounts/personal-data.server.ts";
import { activityData } from "#features/activities/personal-data.server.ts";
import { alertData } from "#features/alerts/personal-data.server.ts";
import { assistantData } from "#features/assistant/personal-data.server.ts";
import { blogData } from "#features/blog/personal-data.server.ts";
import { checkInData } from "#features/check-in/personal-data.server.ts";
import { claimData } from "#features/claims/claims.server.ts";
import { coachData } from "#features/coaches/personal-data.server.ts";
import { contactData } from "#features/contact/message.server.ts";
import { courseData } from "#features/courses/personal-data.server.ts";
import { expertData } from "#features/experts/personal-data.server.ts";
import { favoriteData } from "#features/favorites/favorites.server.ts";
import { membershipData } from "#features/membership/personal-data.server.ts";
import { organizerData } from "#features/organizers/personal-data.server.ts";
import { payoutData } from "#features/payouts/personal-data.server.ts";
import { podcastData } from "#features/podcasts/personal-data.server.ts";
import { apiData } from "#features/public-api/personal-data.server.ts";
import { raceDayData } from "#features/race-day/personal-data.server.ts";
import { raceEventData } from "#features/race-events/personal-data.server.ts";
import { raceMailData } from "#features/race-mail/personal-data.server.ts";
import { recommendationData } from "#features/recommendations/personal-data.server.ts";
import { orderData } from "#features/registrations/orders/personal-data.server.ts";
import { registrationData } from "#features/registrations/personal-data.server.ts";
import { resultData } from "#features/results/personal-data.server.ts";
import { reviewData } from "#features/reviews/personal-data.server.ts";
import { storageData } from "#features/storage/personal-data.server.ts";
import { suggestionData } from "#features/suggestions/suggestions.server.ts";
import { trainingData } from "#features/training/personal-data.server.ts";
import type { Services } from "#services/services.ts";

/** The most rows of a list that is not read in parts. */
export const mostRows = 10_000;

type Row = Record<string, unknown>;

/** What the product keeps about people, as the owners of the tables declare it. */
export const personalData: readonly PersonalData[] = [
  accountData,
  contactData,
  reviewData,
  favoriteData,
  registrationData,
  resultData,
  orderData,
  checkInData,
  raceDayData,
  courseData,
  recommendationData,
  alertData,
  raceEventData,
  raceMailData,
  organizerData,
  payoutData,
  claimData,
  suggestionData,
  activityData,
  trainingData,
  assistantData,
  coachData,
  blogData,
  podcastData,
  expertData,
  apiData,
  storageData,
  membershipData,
];

/** The lists of the archive by their names. */
export const archiveLists: Record<string, PersonalList> = Object.assign(
  {},
  ...personalData.map(({ lists }) => lists),
);

/**
 * Everything stored about a person but the lists that are read in parts: rows by the name of their list,
 * including empty lists. A list with more than `most` rows has one row more than that.
 */
export async function collectPersonalData(
  { db }: Pick<Services, "db">,
  person: DataOwner,
  most = mostRows,
): Promise<Record<string, Row[]>> {
  const found: Record<string, Row[]> = {};
  for (const [name, { rows, parts }] of Object.entries(archiveLists)) {
    if (!parts) found[name] = [...(await db.execute(sql`${rows(person)} limit ${most + 1}`))];
  }
  return found;
}

/** The lists that are read in parts, by their names. */
export function longLists(
  { db }: Pick<Services, "db">,
  person: DataOwner,
): [string, AsyncIterable<Row>][] {
  return Object.entries(archiveLists).flatMap(([name, { rows, parts }]) =>
    parts ? [[name, rowsInParts(db, rows(person), parts)]] : [],
  );
}

async function* rowsInParts(
  db: Services["db"],
  rows: SQL,
  { by, atOnce }: NonNullable<PersonalList["parts"]>,
): AsyncGenerator<Row> {
  const column = sql.identifier(by);
  const all = await readRows(db, { id: text }, sql`select ${column} as id from (${rows}) list`);
  const ids = [...new Set(all.map(({ id }) => id))];
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = JSON.stringify(ids.slice(from, from + atOnce));
    yield* await db.execute(sql`
      select * from (${rows}) list where ${column} in (
        select value::uuid from jsonb_array_elements_text(${some}::text::jsonb)
      )`);
  }
}

/** A stored file of a person: where it stands in the archive, and its key in the store of files. */
export type PersonalFile = { path: string; key: string };

/** The stored files of a person, each in the folder of its list. */
export async function personalFiles(
  { db }: Pick<Services, "db">,
  person: DataOwner,
): Promise<PersonalFile[]> {
  const found: PersonalFile[] = [];
  for (const [folder, { bytes }] of Object.entries(archiveLists)) {
    if (!bytes) continue;
    // Each list limits how many files it keeps; none may be missing here.
    const rows = await readRows(db, { name: text, file: text }, bytes(person));
    const taken = new Set<string>();
    for (const { name, file } of rows) {
      found.push({ path: `${folder}/${ownName(name, taken)}`, key: file });
    }
  }
  return found;
}

/** A name that no other file of the folder has, also where letters of both cases are the same. */
function ownName(name: string, taken: Set<string>): string {
  const [, stem = "", ending = ""] = /^(.*?)(\.[^./]*)?$/s.exec(name) ?? [];
  let own = name;
  for (let count = 2; taken.has(own.toLowerCase()); count++) own = `${stem} (${count})${ending}`;
  taken.add(own.toLowerCase());
  return own;
}
