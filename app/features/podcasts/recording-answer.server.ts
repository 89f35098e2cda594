import { notFoundAnswer, storedFileAnswer } from "#services/files/stored-file-answer.ts";
import type { Services } from "#services/services.ts";

/** Only these files of the store are recordings for visitors, not the parts of one. */
const recording = /^[0-9a-f]{16,64}\/episode\.mp3$/;

/**
 * Answers for `/media/podcasts/*`. A recording that is not published has an address too: it is a hash
 * that only the studio knows.
 */
export async function recordingAnswer(
  services: Pick<Services, "files" | "log">,
  request: Request,
  path: string,
): Promise<Response> {
  return recording.test(path)
    ? storedFileAnswer(services, request, `podcasts/${path}`)
    : notFoundAnswer();
}
