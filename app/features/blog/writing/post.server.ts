import type { Admin } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import { writeBuiltIn } from "./built-in/writer.ts";
import { writeWithModel } from "./model/writer.server.ts";
import { findSubject } from "./subject.server.ts";
import type { PostRequest, PostWritingProblem, WrittenPost } from "./writing.ts";

/**
 * Writes a post about a topic, races, or both. Nothing is saved. A language model writes where one is
 * configured and its tokens of the day are not used up; our own writer writes everywhere else.
 */
export async function generatePost(
  services: Pick<Services, "db" | "now" | "log" | "models" | "limits">,
  admin: Admin,
  request: PostRequest,
  signal: AbortSignal = new AbortController().signal,
): Promise<WrittenPost | { problem: PostWritingProblem }> {
  const { topic, raceIds, named = [] } = request;
  if (topic.trim() === "" && raceIds.length === 0 && named.length === 0) {
    return { problem: "nothing-to-write-about" };
  }
  if (!(await services.limits.allow("writing", admin.userId))) return { problem: "too-many" };
  const subject = await findSubject(services, { ...request, topic: topic.trim() });
  // The chosen races are gone, and there is no topic to fall back to.
  if (subject.topic === "" && !subject.areChosen) return { problem: "nothing-to-write-about" };
  const byModel = await writeWithModel(services, admin, subject, signal);
  if (byModel !== "built-in") return byModel;
  const moment = services.now();
  return writeBuiltIn(subject, { today: toDay(moment), moment: moment.getTime() });
}
