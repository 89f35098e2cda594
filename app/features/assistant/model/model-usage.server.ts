import { lt, sql } from "drizzle-orm";
import { readCount } from "#db/rows.ts";
import { modelUsage } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { addDays, toDay } from "#values/day.ts";

/** What an answer has cost. */
export type UsedTokens = { inputTokens: number; outputTokens: number };

/** Rows are kept a little longer than a year. */
const keptDays = 400;

/** Whether the tokens of the day are used up; without a limit they never are. */
export async function isBudgetUsed({
  db,
  now,
  models,
}: Pick<Services, "db" | "now" | "models">): Promise<boolean> {
  const limit = models?.tokensPerDay ?? null;
  if (limit === null) return false;
  const used = await readCount(
    db,
    sql`select coalesce(sum(input_tokens + output_tokens), 0)::bigint as count from model_usage
      where day = ${toDay(now())}::date`,
  );
  return used >= limit;
}

/** Counts one use of a model by a person, or by a guest. */
export async function countModelUse(
  { db, now }: Pick<Services, "db" | "now">,
  { userId, model }: { userId: string | null; model: string },
  { inputTokens, outputTokens }: UsedTokens,
): Promise<void> {
  await db
    .insert(modelUsage)
    .values({ day: toDay(now()), userId, model, calls: 1, inputTokens, outputTokens })
    .onConflictDoUpdate({
      target: [modelUsage.day, modelUsage.userId, modelUsage.model],
      set: {
        calls: sql`${modelUsage.calls} + 1`,
        inputTokens: sql`${modelUsage.inputTokens} + ${inputTokens}::bigint`,
        outputTokens: sql`${modelUsage.outputTokens} + ${outputTokens}::bigint`,
      },
    });
}

export async function forgetOldModelUsage({ db, now }: Pick<Services, "db" | "now">) {
  await db.delete(modelUsage).where(lt(modelUsage.day, addDays(toDay(now()), -keptDays)));
}
