import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { mostFound, readLongPage } from "#db/page.ts";
import type { Services } from "#services/services.ts";
import type { Page } from "#values/form/paging.ts";
import { fold } from "#values/text/fold.ts";
import { literal } from "#values/text/typed.ts";
import type { ReviewSubject } from "../review.ts";
import type { HideReason, ModeratedReview, ReviewSearch } from "./moderation.ts";

export const moderatedPerPage = 20;

/**
 * One page of the reviews that fit, newest first, each with its author and what it is about.
 * Every word stands in the comment, or every word in the author's name and address, or every word
 * in the name of the race or expert.
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
  const page = await readLongPage<Row>(
    db,
    { ...list, found, counted, isSearch, isGathered: isSearch && !isFrequent },
    asked,
  );
  return { ...page, rows: page.rows.map(toModerated) };
}

/** How many reviews are hidden for which reason; `null` for those from before reasons were kept. */
export async function hiddenByReason({
  db,
}: Pick<Services, "db">): Promise<{ reason: HideReason | null; count: number }[]> {
  const rows = await db.execute<{ reason: HideReason | null; count: number }>(sql`
    select hidden_reason as reason, count(*)::int as count from reviews where is_hidden
    group by 1 order by 2 desc, 1`);
  return [...rows];
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

/** Then what authors and races are called need not be looked at to count as many as are shown. */
async function isInManyComments(db: Database, words: string[], fits: SQL): Promise<boolean> {
  const [row] = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      ${select} where ${fits} and ${inComment(words)} limit ${mostFound + 1}
    ) many`);
  return (row?.count ?? 0) > mostFound;
}

/** Each way of finding reviews reads an index of its own. */
function union(words: string[], fits: SQL): SQL {
  return sql`
    ${select} where ${fits} and ${inComment(words)}
    union
    ${select} where ${fits} and r.user_id in (${authors(words)})
    union
    ${select} where ${fits} and r.entity_type = 'race' and r.entity_id in (${races(words)})
    union
    ${select} where ${fits} and r.entity_type = 'expert' and r.entity_id in (${experts(words)})`;
}

/** The same as a question about one review. */
function isFound(words: string[]): SQL {
  return sql`(
    ${inComment(words)}
    or r.user_id in (${authors(words)})
    or r.entity_type = 'race' and r.entity_id in (${races(words)})
    or r.entity_type = 'expert' and r.entity_id in (${experts(words)})
  )`;
}

function authors(words: string[]): SQL {
  return sql`select p.user_id from user_profiles p where ${all(words, sql`p.search_text`)}`;
}

function races(words: string[]): SQL {
  return sql`
    select d.race_id from race_directory d
    where ${all(words, sql`d.words`)} and ${all(words, sql`d.name_norm`)}`;
}

function experts(words: string[]): SQL {
  const name = sql`norm(concat_ws(' ', e.first_name, e.last_name))`;
  return sql`select e.id from experts e where ${all(words, name)}`;
}

/** Words of the comment begin so. */
function inComment(words: string[]): SQL {
  const terms = words.map((word) => `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}':*`);
  return sql`r.search_words @@ to_tsquery('simple', ${terms.join(" & ")})`;
}

function all(words: string[], text: SQL): SQL {
  const patterns = words.map((word) => `%${literal(word)}%`);
  return sql.join(
    patterns.map((pattern) => sql`${text} like ${pattern}`),
    sql` and `,
  );
}

const shownRows = sql`
  select r.id, r.rating, r.comment, r.experience_date::text as "experienceDate",
    r.created_at as "createdAt",
    r.user_id as "userId", coalesce(r.author_first_name, p.first_name) as "firstName",
    coalesce(r.author_last_name, p.last_name) as "lastName", coalesce(p.email, u.email) as email,
    case when pg_column_size(p.profile_image) < 1000 then p.profile_image end as image,
    r.is_anonymous as "isGuest", r.verified_at is not null as "isVerified",
    r.entity_type as kind, r.entity_id as "subjectId",
    coalesce(race.race_name, concat_ws(' ', expert.first_name, expert.last_name)) as name,
    coalesce(race.race_photo, race.external_image_url, expert.profile_picture) as photo,
    race.race_type as type, race.city, race.country,
    r.is_hidden as "isHidden", r.hidden_reason as reason, r.hidden_note as note,
    hider.email as by, r.hidden_at as at
  from page join reviews r using (id)
  join users u on u.id = r.user_id
  left join user_profiles p on p.user_id = r.user_id
  left join races race on r.entity_type = 'race' and race.id = r.entity_id
  left join experts expert on r.entity_type = 'expert' and expert.id = r.entity_id
  left join users hider on hider.id = r.hidden_by
  order by r.created_at desc, r.id`;

type Row = Omit<ModeratedReview, "author" | "subject" | "hidden"> &
  ModeratedReview["author"] &
  NonNullable<ModeratedReview["hidden"]> & {
    kind: ReviewSubject;
    subjectId: string;
    name: string;
    photo: string | null;
    type: string | null;
    city: string | null;
    country: string | null;
    isHidden: boolean;
  };

function toModerated(row: Row): ModeratedReview {
  const { id, rating, comment, experienceDate, createdAt } = row;
  const { userId, firstName, lastName, email, image, isGuest, isVerified } = row;
  const { kind, subjectId, name, photo, type, city, country } = row;
  const { isHidden, reason, note, by, at } = row;
  const race = type !== null ? { type, city: city ?? "", country: country ?? "" } : null;
  return {
    id,
    rating,
    comment,
    experienceDate,
    createdAt,
    author: { userId, firstName, lastName, email, image, isGuest, isVerified },
    subject: { kind, id: subjectId, name, photo, race },
    hidden: isHidden ? { reason, note, by, at } : null,
  };
}
