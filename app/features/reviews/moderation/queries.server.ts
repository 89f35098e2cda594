import { count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { boolean, orNull, positionKind, positionOf, text } from "#db/kinds.ts";
import { mostFound, readLongPage } from "#db/page.ts";
import { type RowOf, readCount } from "#db/rows.ts";
import { races, reviews, users } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import type { Page } from "#values/form/paging.ts";
import { literal } from "#values/text/clean.ts";
import { fold } from "#values/text/fold.ts";
import { answerColumn, keptAnswer, toKeptAnswer } from "../answers/answers.server.ts";
import type { HideReason } from "../review.ts";
import type { ModeratedReview, ReviewSearch } from "./moderation.ts";

export const moderatedPerPage = 20;

/**
 * One page of the reviews that match, newest first, each with its author and subject. All words are
 * found in the comment, or all in the author's name and address, or all in the name of the race or
 * expert.
 */
export async function searchReviews(
  { db }: Pick<Services, "db">,
  search: ReviewSearch,
  asked: number,
): Promise<Page<ModeratedReview>> {
  const words = wordsOf(search.words);
  const fits = conditions(search);
  const order = sql`created_at desc, id`;
  const backwards = sql`created_at, id desc`;
  const list = { order, backwards, rows: shownRows, perPage: moderatedPerPage };
  const isSearch = words.length > 0;
  const isFrequent = isSearch && (await isInManyComments(db, words, fits));
  const found = isFrequent
    ? sql`${select} where ${fits} and ${isFound(words)}`
    : isSearch
      ? union(words, fits)
      : sql`${select} where ${fits}`;
  const counted = isFrequent ? sql`${select} where ${fits} and ${inComment(words)}` : found;
  const page = await readLongPage(
    db,
    moderatedLine,
    { ...list, found, counted, isSearch, isGathered: isSearch && !isFrequent },
    asked,
  );
  return { ...page, rows: page.rows.map(toModerated) };
}

/** How many reviews are hidden for each reason; `null` for those that were hidden without one. */
export async function hiddenByReason({
  db,
}: Pick<Services, "db">): Promise<{ reason: HideReason | null; count: number }[]> {
  return db
    .select({ reason: reviews.hiddenReason, count: count() })
    .from(reviews)
    .where(eq(reviews.isHidden, true))
    .groupBy(reviews.hiddenReason)
    .orderBy(desc(count()), reviews.hiddenReason);
}

function conditions({ rating, withHidden }: ReviewSearch): SQL {
  const conditions = [
    ...(withHidden ? [] : [sql`not r.is_hidden`]),
    ...(rating === null ? [] : [sql`r.rating = ${rating}`]),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

function wordsOf(typed: string): string[] {
  return fold(typed).split(/\s+/).filter(Boolean);
}

const select = sql`select r.id, r.created_at from reviews r`;

/** Then the list is full without counting the reviews that are found by author or subject. */
async function isInManyComments(db: Database, words: string[], fits: SQL): Promise<boolean> {
  const found = await readCount(
    db,
    sql`
    select count(*)::int as count from (
      ${select} where ${fits} and ${inComment(words)} limit ${mostFound + 1}
    ) many`,
  );
  return found > mostFound;
}

/** Each part of the union reads a separate index. */
function union(words: string[], fits: SQL): SQL {
  return sql`
    ${select} where ${fits} and ${inComment(words)}
    union
    ${select} where ${fits} and r.user_id in (${authorsNamed(words)})
    union
    ${select} where ${fits} and r.entity_type = 'race' and r.entity_id in (${racesNamed(words)})
    union
    ${select} where ${fits} and r.entity_type = 'expert' and r.entity_id in (${expertsNamed(words)})`;
}

/** The same as a condition on one review. */
function isFound(words: string[]): SQL {
  return sql`(
    ${inComment(words)}
    or r.user_id in (${authorsNamed(words)})
    or r.entity_type = 'race' and r.entity_id in (${racesNamed(words)})
    or r.entity_type = 'expert' and r.entity_id in (${expertsNamed(words)})
  )`;
}

function authorsNamed(words: string[]): SQL {
  return sql`select p.user_id from user_profiles p where ${all(words, sql`p.search_text`)}`;
}

function racesNamed(words: string[]): SQL {
  return sql`
    select d.race_id from race_directory d
    where ${all(words, sql`d.words`)} and ${all(words, sql`d.name_norm`)}`;
}

function expertsNamed(words: string[]): SQL {
  const name = sql`norm(concat_ws(' ', e.first_name, e.last_name))`;
  return sql`select e.id from experts e where ${all(words, name)}`;
}

/** The comment has, for each word, a word that begins with it. */
function inComment(words: string[]): SQL {
  const terms = words
    .flatMap((word) => word.split(/[!-/:-@[-`{-~]+/))
    .filter(Boolean)
    .map((word) => `'${word}':*`);
  return sql`r.search_words @@ to_tsquery('simple', ${terms.join(" & ")})`;
}

function all(words: string[], text: SQL): SQL {
  const patterns = words.map((word) => `%${literal(word)}%`);
  return sql.join(
    patterns.map((pattern) => sql`${text} like ${pattern}`),
    sql` and `,
  );
}

const moderatedLine = {
  id: reviews.id,
  rating: reviews.rating,
  comment: reviews.comment,
  experienceDate: reviews.experienceDate,
  createdAt: reviews.createdAt,
  userId: reviews.userId,
  firstName: orNull(text),
  lastName: orNull(text),
  email: users.email,
  image: orNull(text),
  isGuest: reviews.isAnonymous,
  isVerified: boolean,
  kind: reviews.entityType,
  subjectId: reviews.entityId,
  name: text,
  photo: orNull(text),
  type: orNull(races.raceType),
  city: orNull(races.city),
  country: orNull(races.country),
  startDate: orNull(races.startDate),
  position: positionKind,
  isHidden: reviews.isHidden,
  reason: reviews.hiddenReason,
  note: reviews.hiddenNote,
  by: orNull(users.email),
  at: reviews.hiddenAt,
  answer: keptAnswer,
};

const shownRows = sql`
  select r.id, r.rating, r.comment, r.experience_date as "experienceDate",
    r.created_at as "createdAt",
    r.user_id as "userId", coalesce(r.author_first_name, p.first_name) as "firstName",
    coalesce(r.author_last_name, p.last_name) as "lastName", coalesce(p.email, u.email) as email,
    case when pg_column_size(p.profile_image) < 1000 then p.profile_image end as image,
    r.is_anonymous as "isGuest", r.verified_at is not null as "isVerified",
    r.entity_type as kind, r.entity_id as "subjectId",
    coalesce(race.race_name, concat_ws(' ', expert.first_name, expert.last_name)) as name,
    coalesce(race.race_photo, race.external_image_url, expert.profile_picture) as photo,
    race.race_type as type, race.city, race.country, race.start_date as "startDate",
    ${positionOf(sql`race.place_id`)} as position,
    r.is_hidden as "isHidden", r.hidden_reason as reason, r.hidden_note as note,
    hider.email as by, r.hidden_at as at, ${answerColumn} as answer
  from page join reviews r using (id)
  join users u on u.id = r.user_id
  left join user_profiles p on p.user_id = r.user_id
  left join races race on r.entity_type = 'race' and race.id = r.entity_id
  left join experts expert on r.entity_type = 'expert' and expert.id = r.entity_id
  left join users hider on hider.id = r.hidden_by
  order by r.created_at desc, r.id`;

function toModerated(row: RowOf<typeof moderatedLine>): ModeratedReview {
  const { id, rating, comment, experienceDate, createdAt } = row;
  const { userId, firstName, lastName, email, image, isGuest, isVerified } = row;
  const { kind, subjectId, name, photo, type, city, country, startDate, position } = row;
  const { isHidden, reason, note, by, at, answer } = row;
  const place = { city: city ?? "", country: country ?? "", startDate, position };
  const race = type !== null ? { type, ...place } : null;
  return {
    id,
    rating,
    comment,
    experienceDate,
    createdAt,
    author: { userId, firstName, lastName, email, image, isGuest, isVerified },
    subject: { kind, id: subjectId, name, photo, race },
    answer: toKeptAnswer(answer),
    hidden: isHidden ? { reason, note, by, at } : null,
  };
}
