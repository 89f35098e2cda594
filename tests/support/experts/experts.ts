import type { Database } from "#db/database.ts";
import { experts } from "#db/schema.ts";

type ExpertColumns = Partial<typeof experts.$inferInsert>;

/** Puts an expert into the database: Ana Torres, a running coach in Cusco, unless said otherwise. */
export async function anExpert(db: Database, columns: ExpertColumns = {}): Promise<string> {
  const [expert] = await db
    .insert(experts)
    .values({
      firstName: "Ana",
      lastName: "Torres",
      title: "Running Coach",
      city: "Cusco",
      country: "Peru",
      ...columns,
    })
    .returning({ id: experts.id });
  if (!expert) throw new Error("The expert was not inserted.");
  return expert.id;
}
