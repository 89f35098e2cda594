import { giveFirstAssistants } from "#features/assistant/managing/commands.server.ts";
import type { Services } from "#services/services.ts";

/** The first assistants come with the tables of their conversations. */
const assistantTables = "036_assistant_threads.sql";

/**
 * Gives new tables what they begin with. Everything that migrates a database calls it, so that what a
 * command line has migrated begins like a server.
 * @param migrations - the files that this process has applied
 */
export async function begin(
  services: Pick<Services, "db" | "now">,
  migrations: readonly string[],
): Promise<void> {
  if (migrations.includes(assistantTables)) await giveFirstAssistants(services);
}
