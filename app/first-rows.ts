import { baseline } from "#db/migrate.ts";
import { giveFirstAssistants } from "#features/assistant/managing/commands.server.ts";
import { giveFirstCoaches } from "#features/coaches/personas/personas.server.ts";
import type { Services } from "#services/services.ts";

/**
 * Inserts the initial rows of new tables. Everything that migrates a database calls it, so that one that a
 * command line has migrated begins like that of a server.
 * @param migrations - the files that this process has applied
 */
export async function insertFirstRows(
  services: Pick<Services, "db" | "now">,
  migrations: readonly string[],
): Promise<void> {
  if (!migrations.includes(baseline)) return;
  await giveFirstAssistants(services);
  await giveFirstCoaches(services);
}
