import { type SQL, sql } from "drizzle-orm";
import type { Services } from "#services/services.ts";
import { fold } from "#values/fold.ts";
import { type Page, pageWindow } from "#values/paging.ts";
import { literal } from "#values/typed.ts";
import type { ReviewSubject } from "../review.ts";
import type { HideReason, ModeratedReview, ReviewSearch } from "./moderation.ts";

export const moderatedPerPage = 20;

/**
 * A search counts and shows so many reviews at most: whoever looks for one types one more word, and
 * counting all that have a frequent word takes as long as reading everybody's.
 */
export const mostFound = 2000;

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
  const [counted] = await db.execute<{ total: number }>(
    words.length > 0
      ? sql`select count(*)::int as total from (
          select from (${union(words, fits, sql`limit ${mostFound}`)}) found limit ${mostFound}
        ) bounded`
      : sql`select count(*)::int as total from reviews r where ${fits}`,
  );
  const total = counted?.total ?? 0;
  const { offset, limit, ...where } = pageWindow(asked, moderatedPerPage, total);
  // Few are read and then sorted, many in the order of the index until the page is full.
  const found =
    words.length === 0
      ? sql`select r.id, r.created_at from reviews r where ${fits}`
      : total < mostFound
        ? union(words, fits, sql``)
        : sql`select r.id, r.created_at from reviews r where ${fits} and ${isFound(words)}`;
  const rows = await db.execute<Row>(sql`
    with page as (
      select id from (${found}) found
      order by created_at desc, id limit ${limit} offset ${offset}
    )
    ${columns}
    where r.id in (select id from page)
    order by r.created_at desc, r.id`);
  return { ...where, rows: rows.map(toModerated) };
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

/** Each way of finding reviews reads an index of its own. */
function union(words: string[], fits: SQL, bound: SQL): SQL {
  const select = sql`select r.id, r.created_at from reviews r`;
  return sql`
    (${select} where ${fits} and ${inComment(words)} ${bound})
    union
    (${select} join user_profiles p on p.user_id = r.user_id
      where ${fits} and ${all(words, sql`p.search_text`)} ${bound})
    union
    (${select} join races n on r.entity_type = 'race' and n.id = r.entity_id
      where ${fits} and ${all(words, raceName)} ${bound})
    union
    (${select} join experts e on r.entity_type = 'expert' and e.id = r.entity_id
      where ${fits} and ${all(words, expertName)} ${bound})`;
}

/** The same as a question about one review. */
function isFound(words: string[]): SQL {
  return sql`(
    ${inComment(words)}
    or exists (
      select from user_profiles p where p.user_id = r.user_id and ${all(words, sql`p.search_text`)}
    )
    or r.entity_type = 'race' and exists (
      select from races n where n.id = r.entity_id and ${all(words, raceName)}
    )
    or r.entity_type = 'expert' and exists (
      select from experts e where e.id = r.entity_id and ${all(words, expertName)}
    )
  )`;
}

const raceName = sql`norm(n.race_name)`;
const expertName = sql`norm(concat_ws(' ', e.first_name, e.last_name))`;

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

const columns = sql`
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
  from reviews r
  join users u on u.id = r.user_id
  left join user_profiles p on p.user_id = r.user_id
  left join races race on r.entity_type = 'race' and race.id = r.entity_id
  left join experts expert on r.entity_type = 'expert' and expert.id = r.entity_id
  left join users hider on hider.id = r.hidden_by`;

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
    ...{ id, rating, comment, experienceDate, createdAt },
    author: { userId, firstName, lastName, email, image, isGuest, isVerified },
    subject: { kind, id: subjectId, name, photo, race },
    hidden: isHidden ? { reason, note, by, at } : null,
  };
}
