import { lt } from "drizzle-orm";
import { authChanges, authCodes, authFlows } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { forgetOldKeys } from "./signing-keys.server.ts";

/** A letter can be sent again for a day. */
const keptMs = 24 * 3600_000;

/** The nightly work: removes codes, flows, links and keys that are good for nothing any more. */
export async function forgetOldCodes({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  const oldest = new Date(now().getTime() - keptMs);
  await db.delete(authCodes).where(lt(authCodes.expiresAt, oldest));
  await db.delete(authFlows).where(lt(authFlows.expiresAt, oldest));
  await db.delete(authChanges).where(lt(authChanges.expiresAt, now()));
  await forgetOldKeys({ db, now });
}
