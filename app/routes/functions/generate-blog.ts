import { href } from "react-router";
import { adminOrStatus } from "#features/accounts/viewer.server.ts";
import { generatePost } from "#features/blog/writing/post.server.ts";
import { readWritingCall } from "#features/blog/writing/schema.ts";
import { generateSeo } from "#features/blog/writing/search-texts.server.ts";
import {
  onlyAdminsWrite,
  type PostWritingProblem,
  type SearchTextsProblem,
  searchTextsMessages,
  writingMessages,
} from "#features/blog/writing/writing.ts";
import { services } from "#services/context.ts";
import { refuseCall } from "#values/web/api-error.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/generate-blog.ts";
import { answerCall, bodyOf } from "./call.server.ts";

export const handle: Handle = { keepsPages: true };

/**
 * `POST /functions/generate-blog` writes for an administrator and saves nothing.
 *
 * - `{ topic, raceIds }`, or `races` with `id`, or with `name`, `date` and `location`, answers
 *   `{ title, content, writtenBy }`.
 * - `{ seo: true, topic, content? }` answers `{ seo_title, seo_description, seo_keywords }`.
 */
export function action(args: Route.ActionArgs): Promise<Response> {
  return answerCall(args, writingMessages.failed, () => write(args));
}

async function write(args: Route.ActionArgs): Promise<Response> {
  const { admin, status } = await adminOrStatus(args);
  if (!admin) return refuseCall(onlyAdminsWrite, status);
  const call = readWritingCall(await bodyOf(args.request));
  const { signal } = args.request;
  const all = services(args.context);
  if (call.kind === "search-texts") {
    return answerCall(args, searchTextsMessages.failed, async () => {
      const texts = await generateSeo(all, admin, call.request, signal);
      if (!("problem" in texts)) return Response.json(texts);
      return refuseCall(searchTextsMessages[texts.problem], statuses[texts.problem]);
    });
  }
  const post = await generatePost(all, admin, call.request, signal);
  if (!("problem" in post)) return Response.json(post);
  return refuseCall(writingMessages[post.problem], statuses[post.problem]);
}

const statuses: Record<PostWritingProblem | SearchTextsProblem, number> = {
  "nothing-to-write-about": 400,
  "no-topic": 400,
  "too-many": 429,
  failed: 502,
};

/** A function is called, not visited. */
export function loader() {
  return refuseCall(`POST to ${href("/functions/generate-blog")}.`, 405);
}
