import { sql } from "drizzle-orm";
import { moment, oneOf, orNull, text } from "#db/kinds.ts";
import { readPage } from "#db/page.ts";
import { aiAssistants, chatMessages } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { readAnswer } from "#ui/markdown/markdown-stream.ts";
import type { Page } from "#values/form/paging.ts";
import type { FeedbackFilter, RatedAnswer } from "./feedback.ts";

export const answersPerPage = 20;

const ratings: Record<FeedbackFilter, number[]> = { all: [1, -1], up: [1], down: [-1] };

const ratedShape = {
  id: chatMessages.id,
  rating: oneOf([1, -1]),
  reason: chatMessages.ratingReason,
  ratedAt: moment,
  question: orNull(text),
  answer: chatMessages.content,
  answeredBy: chatMessages.answeredBy,
  assistant: orNull(aiAssistants.name),
  debug: chatMessages.debug,
};

/** One page of the rated answers, the latest rating first. No other messages are read. */
export async function ratedAnswers(
  { db }: Pick<Services, "db">,
  filter: FeedbackFilter,
  page: number,
): Promise<Page<RatedAnswer>> {
  const wanted = sql.join(ratings[filter], sql`, `);
  const rated = sql`m.rated_at is not null and m.rating in (${wanted})`;
  const found = await readPage(
    db,
    ratedShape,
    {
      count: sql`select count(*) from chat_messages m where ${rated}`,
      rows: sql`
        select m.id, m.rating, m.rating_reason as reason, m.rated_at as "ratedAt",
          (
            select q.content from chat_messages q
            where q.thread_id = m.thread_id and q.position < m.position and q.is_user
            order by q.position desc limit 1
          ) as question,
          m.content as answer, m.answered_by as "answeredBy", a.name as assistant, m.debug
        from chat_messages m
          join chat_threads t on t.id = m.thread_id
          left join ai_assistants a on a.id = t.assistant_id
        where ${rated} order by m.rated_at desc, m.id`,
      perPage: answersPerPage,
    },
    page,
  );
  return { ...found, rows: found.rows.map(readable) };
}

function readable<Row extends { answer: string; debug: unknown }>({ answer, debug, ...row }: Row) {
  return {
    ...row,
    answer: readAnswer(answer, () => false),
    debug: debug === null ? null : JSON.stringify(debug, null, 2),
  };
}
