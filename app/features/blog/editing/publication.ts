import type { PostStatus } from "../reading/post.ts";

/** What readers see of a post: nothing, from a date in the future on, or all of it. */
export type Publication = "draft" | "scheduled" | "published";

type Dated = { status: PostStatus; publishedAt: Date | null };

export function publicationOf({ status, publishedAt }: Dated, now: Date): Publication {
  if (status === "draft") return "draft";
  return publishedAt !== null && publishedAt > now ? "scheduled" : "published";
}

/**
 * From when on readers see a post. Publishing sets it to now, unless a date was chosen: in this form,
 * or earlier for a day that is still to come. A post that is published keeps its date.
 * @param chosen - left out where the form leaves the date as it is; `null` where it was emptied
 */
export function publishedAtAfter(
  before: Dated | null,
  status: PostStatus,
  { chosen, now }: { chosen: Date | null | undefined; now: Date },
): Date | null {
  if (chosen) return chosen;
  const kept = chosen === null && isAhead(before, now) ? null : (before?.publishedAt ?? null);
  if (status === "draft") return chosen === null ? null : kept;
  if (before?.status === "published") return kept ?? now;
  return chosen === undefined && isAhead(before, now) ? kept : now;
}

function isAhead(before: Dated | null, now: Date): boolean {
  return before?.publishedAt != null && before.publishedAt > now;
}
