import type { Admin } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import { readModelPost } from "../schema.ts";
import type { PostSubject } from "../subject.server.ts";
import type { WrittenPost } from "../writing.ts";
import { writeCompared } from "./compared-text.server.ts";
import { knownRace } from "./known-race.ts";
import { mistakesIn } from "./mistakes.ts";
import { ownLinksOnly } from "./own-links.ts";
import { instructions, postSchema, promptFor } from "./prompt.ts";

/** For about 1,500 words. */
const postTokens = 4000;

/**
 * Has a model write the post, and compares it with our rows.
 * @returns `built-in` where no model can be asked
 */
export async function writeWithModel(
  services: Pick<Services, "db" | "now" | "log" | "models">,
  admin: Pick<Admin, "userId">,
  subject: PostSubject,
  signal: AbortSignal,
): Promise<WrittenPost | { problem: "failed" } | "built-in"> {
  const today = toDay(services.now());
  const races = subject.races.map(knownRace);
  const written = await writeCompared(services, admin, {
    request: (mistakes) => ({
      name: "post",
      instructions: instructions(today),
      prompt: promptFor(subject) + mistakes,
      schema: postSchema,
      outputTokens: postTokens,
      signal,
    }),
    read: (answer) => postOf(answer, subject),
    mistakesIn: ({ title, content }) => mistakesIn(`${title}\n\n${content}`, races, today),
  });
  return typeof written === "object" && "text" in written ? written.text : written;
}

function postOf(answer: unknown, { races }: PostSubject): WrittenPost | null {
  const post = readModelPost(answer);
  return (
    post && {
      title: post.title,
      content: ownLinksOnly(post.content, races),
      writtenBy: "model",
    }
  );
}
