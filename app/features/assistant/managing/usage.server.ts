import { sql } from "drizzle-orm";
import { day, integer, orNull, text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { modelUsage, users } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { addDays, toDay } from "#values/day.ts";
import { type AssistantUsage, usageDays } from "./usage.ts";

const mostPersons = 10;

const lineShape = {
  day,
  model: orNull(text),
  answers: integer,
  inputTokens: integer,
  outputTokens: integer,
};

const personShape = {
  userId: orNull(modelUsage.userId),
  email: orNull(users.email),
  answers: integer,
  tokens: integer,
};

/** What the assistants did in the last days, and what it has cost. */
export async function usageOf({
  db,
  now,
  models,
}: Pick<Services, "db" | "now" | "models">): Promise<AssistantUsage> {
  const today = toDay(now());
  const from = addDays(today, 1 - usageDays);
  const lines = await readRows(
    db,
    lineShape,
    sql`
      select day, model, sum(calls) as answers, sum(input_tokens)::bigint as "inputTokens",
        sum(output_tokens)::bigint as "outputTokens"
      from model_usage where day >= ${from}::date group by day, model
      union all
      select ("timestamp" at time zone 'UTC')::date, null, count(*), 0, 0
      from chat_messages
      where "timestamp" >= ${from}::timestamp at time zone 'UTC' and answered_by = 'built-in'
      group by 1
      order by 1 desc, 2 nulls last`,
  );
  const persons = await readRows(
    db,
    personShape,
    sql`
      select top.user_id as "userId", u.email, top.answers, top.tokens
      from (
        select user_id, sum(calls) as answers,
          sum(input_tokens + output_tokens)::bigint as tokens
        from model_usage where day >= ${from}::date
        group by user_id order by tokens desc, user_id limit ${mostPersons}
      ) top left join users u on u.id = top.user_id
      order by top.tokens desc, top.user_id`,
  );
  const tokensToday = lines
    .filter((line) => line.day === today)
    .reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0);
  return {
    today,
    hasModel: models !== null,
    tokensPerDay: models?.tokensPerDay ?? null,
    tokensToday,
    lines,
    persons,
  };
}
