import { and, eq } from "drizzle-orm";
import { podcasts } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { notFoundAnswer, storedFileAnswer } from "#services/files/stored-file-answer.ts";
import type { Services } from "#services/services.ts";
import { recordingAddress } from "./recording.ts";

/** Only these files of the store are recordings, not the parts of one. */
const recording = /^[0-9a-f]{16,64}\/episode\.mp3$/;

/**
 * Answers for `/media/podcasts/*`. A recording that no published episode has is for administrators
 * alone, and no cache but their browser's keeps it.
 * @param findViewer - asked only where no published episode has the recording
 */
export async function recordingAnswer(
  services: Pick<Services, "db" | "files" | "log">,
  request: Request,
  path: string,
  findViewer: () => Promise<Pick<Viewer, "isAdmin"> | null>,
): Promise<Response> {
  if (!recording.test(path)) return notFoundAnswer();
  const key = `podcasts/${path}`;
  if (await isPublished(services, key)) return storedFileAnswer(services, request, key);
  const viewer = await findViewer();
  return viewer?.isAdmin ? storedFileAnswer(services, request, key, "private") : notFoundAnswer();
}

/** Not remembered: an episode that is taken back is silent at once. */
async function isPublished({ db }: Pick<Services, "db">, key: string): Promise<boolean> {
  const [published] = await db
    .select({ id: podcasts.id })
    .from(podcasts)
    .where(and(eq(podcasts.status, "published"), eq(podcasts.audioUrl, recordingAddress(key))))
    .limit(1);
  return published !== undefined;
}
