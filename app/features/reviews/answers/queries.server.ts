import { sql } from "drizzle-orm";
import { object, orNull } from "#db/kinds.ts";
import { readPage } from "#db/page.ts";
import { type RowOf, readRow } from "#db/rows.ts";
import { reviewAnswers } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import type { Page } from "#values/form/paging.ts";
import { reviewColumns, reviewLine, toReview } from "../queries.server.ts";
import type { AnswerableReview } from "./answer.ts";

const answerablePerPage = 10;

/** The answer inside JSON, hidden or not. */
export const keptAnswer = orNull(
  object({
    body: reviewAnswers.body,
    createdAt: reviewAnswers.createdAt,
    isHidden: reviewAnswers.isHidden,
  }),
);

/** The `keptAnswer` to review `r`. */
export const answerColumn = sql`(
  select json_build_object('body', body, 'createdAt', created_at, 'isHidden', is_hidden)
  from review_answers where review_id = r.id
)`;

const answerableLine = { ...reviewLine, answer: keptAnswer };

/** One page of the visible reviews of the viewer's own page as an expert, newest first. */
export async function reviewsToAnswer(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
  page: number,
): Promise<Page<AnswerableReview>> {
  const found = await readPage(
    db,
    answerableLine,
    {
      count: sql`select count(*)::int as count ${visibleTo(viewer)}`,
      rows: sql`
        select ${reviewColumns}, ${answerColumn} as answer ${visibleTo(viewer)}
        order by r.created_at desc, r.id`,
      perPage: answerablePerPage,
    },
    page,
  );
  return { ...found, rows: found.rows.map(toAnswerable) };
}

/** A visible review of the viewer's own page as an expert; `null` for all other reviews. */
export async function findReviewToAnswer(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
  reviewId: string,
): Promise<AnswerableReview | null> {
  const row = await readRow(
    db,
    answerableLine,
    sql`
    select ${reviewColumns}, ${answerColumn} as answer ${visibleTo(viewer)}
      and r.id = ${reviewId}::uuid`,
  );
  return row ? toAnswerable(row) : null;
}

/** Inside JSON a moment is text. */
export function toKeptAnswer(
  answer: { body: string; createdAt: string; isHidden: boolean } | null,
) {
  return answer && { ...answer, createdAt: new Date(answer.createdAt) };
}

function visibleTo({ userId }: Pick<Viewer, "userId">) {
  return sql`
    from reviews r
    join experts e on r.entity_type = 'expert' and e.id = r.entity_id
    left join user_profiles p on p.user_id = r.user_id
    where e.user_id = ${userId}::uuid and e.is_active and not r.is_hidden`;
}

function toAnswerable({ answer, ...line }: RowOf<typeof answerableLine>): AnswerableReview {
  const { id, rating, comment, createdAt, authorName, isGuest } = toReview(line);
  return { id, rating, comment, createdAt, authorName, isGuest, answer: toKeptAnswer(answer) };
}
