import type { Admin } from "#features/accounts/viewer.ts";
import type { PostProblem } from "#features/blog/editing/messages.ts";
import { generatePost } from "#features/blog/writing/post.server.ts";
import { generateSeo } from "#features/blog/writing/search-texts.server.ts";
import type {
  PostRequest,
  PostWritingProblem,
  SearchTexts,
  SearchTextsProblem,
  SearchTextsRequest,
  WrittenPost,
} from "#features/blog/writing/writing.ts";
import type { Services } from "#services/services.ts";

type Refused = { problem: PostProblem };

/** A post about a topic or races. */
export async function writePost(
  services: Services,
  admin: Admin,
  about: PostRequest,
  signal: AbortSignal,
): Promise<(WrittenPost & { problem: null }) | Refused> {
  const written = await generatePost(services, admin, about, signal);
  return "problem" in written
    ? { problem: writingProblems[written.problem] }
    : { ...written, problem: null };
}

const writingProblems = {
  "nothing-to-write-about": "nothing-to-write",
  "too-many": "too-many",
  failed: "not-written",
} as const satisfies Record<PostWritingProblem, PostProblem>;

/** The texts for search engines. */
export async function writeSeo(
  services: Services,
  admin: Admin,
  about: SearchTextsRequest,
  signal: AbortSignal,
): Promise<(SearchTexts & { problem: null }) | Refused> {
  const written = await generateSeo(services, admin, about, signal);
  return "problem" in written
    ? { problem: searchTextsProblems[written.problem] }
    : { ...written, problem: null };
}

const searchTextsProblems = {
  "no-topic": "no-title-for-seo",
  "too-many": "too-many",
  failed: "no-seo",
} as const satisfies Record<SearchTextsProblem, PostProblem>;
