import { eq } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { blogRaceReferences } from "#db/schema.ts";
import { rememberFacts } from "../facts/commands.server.ts";

/** Deletes the references of a post and inserts one for each race. What stays keeps its facts; what is new is compared from now on. */
export async function replaceReferences(
  db: Database,
  postId: string,
  races: readonly { id: string }[],
): Promise<void> {
  const gone = await db
    .delete(blogRaceReferences)
    .where(eq(blogRaceReferences.blogId, postId))
    .returning({ id: blogRaceReferences.raceId, facts: blogRaceReferences.facts });
  const facts = new Map(gone.map((reference) => [reference.id, reference.facts]));
  if (races.length === 0) return;
  await db.insert(blogRaceReferences).values(
    races.map(({ id }, position) => ({
      blogId: postId,
      raceId: id,
      position,
      facts: facts.get(id) ?? null,
    })),
  );
  await rememberFacts(db, postId);
}
