import { href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { letterLinks, linkClaimant } from "#features/organizers/linking.server.ts";
import { linkedSentence, linkingProblems } from "#features/organizers/organizer.ts";
import { publicOrigin, services } from "#services/context.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../../handle.ts";
import { adminPostOnly } from "../../admin-post-only.server.ts";
import type { Route } from "./+types/link.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /admin/races/claims/:id/link` links the claimant's account to the claimed race. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const links = letterLinks(publicOrigin(args.request));
  const linked = await linkClaimant(services(args.context), admin, args.params.id, links);
  const said =
    linked.problem === null ? linkedSentence(linked.email) : linkingProblems[linked.problem];
  return seeOtherSaying(href("/admin/races/claims"), said);
}

/** A visitor who opens the address is redirected to the claims. */
export const loader = adminPostOnly(href("/admin/races/claims"));
