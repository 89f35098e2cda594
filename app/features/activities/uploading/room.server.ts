import { and, eq, ne, sum } from "drizzle-orm";
import { activityFiles } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { uploadLimits } from "./limits.ts";

/**
 * Whether a runner may keep a file of so many bytes beside those that they keep.
 * @param replaces - the activity whose file it takes the place of
 */
export async function hasRoom(
  tx: Services["db"],
  userId: string,
  { bytes, replaces }: { bytes: number; replaces?: string },
): Promise<boolean> {
  const others = replaces === undefined ? undefined : ne(activityFiles.activityId, replaces);
  const [kept] = await tx
    .select({ bytes: sum(activityFiles.bytes).mapWith(Number) })
    .from(activityFiles)
    .where(and(eq(activityFiles.userId, userId), others));
  return (kept?.bytes ?? 0) + bytes <= uploadLimits.keptMegabytes * 1024 * 1024;
}
