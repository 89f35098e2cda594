import type { Database } from "#db/database.ts";
import { entryChoices, entryQuestions } from "#db/schema.ts";

type Columns = Partial<typeof entryQuestions.$inferInsert> & { raceId: string };

/** A required question with choices, by default sizes of a shirt; gives the ids by the labels. */
export async function aShirtQuestion(
  db: Database,
  columns: Columns,
  stocks: Record<string, number | null> = { S: 1, M: null },
): Promise<{ questionId: string; choices: Record<string, string> }> {
  const [question] = await db
    .insert(entryQuestions)
    .values({ kind: "choice", textEn: "Shirt size", textEs: "Talla", isRequired: true, ...columns })
    .returning({ id: entryQuestions.id });
  if (!question) throw new Error("The question was not inserted.");
  const rows = Object.entries(stocks).map(([label, stock], sortOrder) => ({
    questionId: question.id,
    labelEn: label,
    labelEs: label,
    stock,
    sortOrder,
  }));
  const made = await db
    .insert(entryChoices)
    .values(rows)
    .returning({ id: entryChoices.id, label: entryChoices.labelEn });
  const choices = Object.fromEntries(made.map(({ id, label }) => [label, id]));
  return { questionId: question.id, choices };
}
