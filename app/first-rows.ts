import { giveFirstAssistants } from "#features/assistant/managing/commands.server.ts";
import { giveFirstCoaches } from "#features/coaches/first/give.server.ts";
import type { Services } from "#services/services.ts";

/** The first assistants come with the tables of their conversations. */
const assistantTables = "036_assistant_threads.sql";

/** The first coaches come with the columns that tell ours from the provider's. */
const coachColumns = "040_coach_sessions.sql";

/**
 * Inserts the first rows of new tables. Everything that migrates a database calls it, so that what a
 * command line has migrated begins like a server.
 * @param migrations - the files that this process has applied
 */
export async function insertFirstRows(
  services: Pick<Services, "db" | "now">,
  migrations: readonly string[],
): Promise<void> {
  if (migrations.includes(assistantTables)) await giveFirstAssistants(services);
  if (migrations.includes(coachColumns)) await giveFirstCoaches(services);
}
