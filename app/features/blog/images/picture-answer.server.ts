import { notFoundAnswer, storedFileAnswer } from "#services/files/stored-file-answer.ts";
import type { Services } from "#services/services.ts";

/** Only these files of the store are pictures of the blog. */
const picture = /^[0-9a-f]{40}\/(?:whole-)?\d{1,4}x\d{1,4}\.(?:webp|jpg)$/;

/** Answers for `/media/blog/*`. */
export async function pictureAnswer(
  services: Pick<Services, "files" | "log">,
  request: Request,
  path: string,
): Promise<Response> {
  return picture.test(path)
    ? storedFileAnswer(services, request, `blog/${path}`)
    : notFoundAnswer();
}
