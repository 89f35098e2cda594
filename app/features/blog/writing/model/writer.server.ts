import type { Admin } from "#features/accounts/viewer.ts";
import { generateJson } from "#features/assistant/model/generate.server.ts";
import type { Services } from "#services/services.ts";
import { type Day, toDay } from "#values/day.ts";
import { readModelPost } from "../schema.ts";
import type { PostSubject } from "../subject.server.ts";
import type { WrittenPost } from "../writing.ts";
import { mistakesIn } from "./mistakes.ts";
import { ownLinksOnly } from "./own-links.ts";
import { instructions, postSchema, promptFor } from "./prompt.ts";

type Needs = Pick<Services, "db" | "now" | "log" | "models">;

/** For about 1,500 words. */
const postTokens = 4000;

/** A text that contradicts our rows is written once more, with what was wrong in it. */
const tries = 2;

/**
 * Has a model write the post, and compares it with our rows: a text that still contradicts them after
 * its second try is refused.
 * @returns `built-in` where no model can be asked
 */
export async function writeWithModel(
  services: Needs,
  admin: Pick<Admin, "userId">,
  subject: PostSubject,
  signal: AbortSignal,
): Promise<WrittenPost | { problem: "failed" } | "built-in"> {
  const today = toDay(services.now());
  let mistakes: readonly string[] = [];
  for (let count = 0; count < tries; count++) {
    const written = await writeOnce(services, admin, { subject, today, mistakes, signal });
    if (!("wrong" in written)) return "post" in written ? written.post : written.instead;
    mistakes = written.wrong;
    services.log.warn({ mistakes: mistakes.length }, "a model contradicted our races");
  }
  return { problem: "failed" };
}

type Task = { subject: PostSubject; today: Day; mistakes: readonly string[]; signal: AbortSignal };
type Outcome =
  | { post: WrittenPost }
  | { wrong: readonly string[] }
  | { instead: { problem: "failed" } | "built-in" };

async function writeOnce(
  services: Needs,
  admin: Pick<Admin, "userId">,
  { subject, today, mistakes, signal }: Task,
): Promise<Outcome> {
  const answer = await generateJson(services, admin.userId, {
    name: "post",
    instructions: instructions(today),
    prompt: promptFor(subject, mistakes),
    schema: postSchema,
    outputTokens: postTokens,
    signal,
  });
  // Also where the second try finds the tokens of the day used up.
  if (answer.kind === "no-model" || answer.kind === "budget-used") return { instead: "built-in" };
  const post = answer.kind === "json" ? readModelPost(answer.value) : null;
  if (!post) return { instead: { problem: "failed" } };
  const content = ownLinksOnly(post.content, subject.races);
  const wrong = mistakesIn(`${post.title}\n\n${content}`, subject.races, today);
  if (wrong.length > 0) return { wrong };
  return { post: { title: post.title, content, writtenBy: "model" } };
}
