import { href, redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { removeOwnCourse } from "#features/courses/own/own-courses.server.ts";
import { planAddress } from "#features/courses/planning/plan-query.ts";
import { services } from "#services/context.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../handle.ts";
import { postOnly } from "../../post-only.ts";
import type { Route } from "./+types/remove.ts";

export const handle: Handle = { keepsPages: true };

/**
 * `POST /tools/course/remove?own=…` removes a course of the viewer's own. Where it is gone, it leads to
 * the page of the course, which says so.
 */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const own = args.url.searchParams.get("own") ?? "";
  const { problem } = await removeOwnCourse(services(args.context), viewer, own);
  if (problem !== null) return redirect(planAddress({ own }), 303);
  return seeOtherSaying(href("/tools/course"), "Course removed.");
}

export const loader = postOnly(href("/tools/course"));
