import { lt } from "drizzle-orm";
import { authChanges, authCodes, authFlows } from "#db/schema.ts";
import type { Job } from "#services/job.ts";
import type { Services } from "#services/services.ts";
import { forgetOldKeys } from "./signing-keys.server.ts";

export const appAuthJobs: Job[] = [
  { queue: "forget-app-codes", schedule: "30 3 * * *", work: forgetOldCodes },
];

/** A letter can be sent again for a day. */
const keptMs = 24 * 3600_000;

/** Deletes expired codes, flows, links and keys. */
export async function forgetOldCodes({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  const oldest = new Date(now().getTime() - keptMs);
  await db.delete(authCodes).where(lt(authCodes.expiresAt, oldest));
  await db.delete(authFlows).where(lt(authFlows.expiresAt, oldest));
  await db.delete(authChanges).where(lt(authChanges.expiresAt, now()));
  await forgetOldKeys({ db, now });
}
