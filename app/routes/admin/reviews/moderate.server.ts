import { data, href, redirect } from "react-router";
import { type Asked, requireAdmin } from "#features/accounts/viewer.server.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import type { Moderated } from "#features/reviews/moderation/commands.server.ts";
import { alreadyGone, type Problem } from "#features/reviews/moderation/messages.ts";
import { readReviewId } from "#features/reviews/schema.ts";
import { dropPages, requestId, services } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import { localPath } from "#values/web/local-path.ts";
import { seeOtherSaying } from "#values/web/said.ts";

type AboutReview = Asked & { params: { id: string } };

/**
 * Does something to a review and leads back to the list of the field `to`, which says what was done,
 * or that it failed.
 */
export async function moderate(
  args: AboutReview,
  form: FormData,
  {
    work,
    said,
    problem,
  }: {
    work: (services: Services, admin: Admin, reviewId: string) => Promise<Moderated>;
    said: string;
    problem: Problem;
  },
) {
  const admin = await requireAdmin(args);
  const reviewId = readReviewId(args.params.id);
  if (reviewId === null) throw data("There is no such review.", 404);
  const own = services(args.context);
  const to = listOf(form);
  try {
    const moderated = await work(own, admin, reviewId);
    dropPages(args.context);
    return seeOtherSaying(to, moderated === "gone" ? alreadyGone : said);
  } catch (error) {
    own.log.error({ error, id: requestId(args.context) }, "a review could not be moderated");
    return seeProblem(to, problem);
  }
}

/** Leads back to the list, which says on top what is wrong. */
export function seeProblem(to: string, problem: Problem) {
  return redirect(`${to}${to.includes("?") ? "&" : "?"}problem=${problem}`, 303);
}

/** The list to come back to. */
export function listOf(form: FormData): string {
  const to = localPath(form.get("to"));
  return to.startsWith(href("/admin/reviews")) ? to : href("/admin/reviews");
}

/** Somebody who came by an address sees the list. */
export async function seeList(args: Asked) {
  await requireAdmin(args);
  return redirect(href("/admin/reviews"), 303);
}
