import { href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { letterLinks, removeOrganizer } from "#features/organizers/linking.server.ts";
import { linkingProblems, removedSentence } from "#features/organizers/organizer.ts";
import { publicOrigin, services } from "#services/context.ts";
import { formOf } from "#values/form/form.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../../handle.ts";
import { adminPostOnly } from "../../admin-post-only.server.ts";
import type { Route } from "./+types/remove.ts";

export const handle: Handle = { keepsPages: true };

/**
 * `POST /admin/races/edit/:id/organizers/:userId/remove` ends the link of an organizer, and leads back to
 * the screen on which that was asked for.
 */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const isFromUser = (await formOf(args.request)).get("from") === "user";
  const { id, userId } = args.params;
  const links = letterLinks(publicOrigin(args.request));
  const asked = { raceId: id, userId };
  const removed = await removeOrganizer(services(args.context), admin, asked, links);
  const said =
    removed.problem === null ? removedSentence(removed.email) : linkingProblems[removed.problem];
  const back = isFromUser
    ? href("/admin/users/:id", { id: userId })
    : href("/admin/races/edit/:id/organizers", { id });
  return seeOtherSaying(back, said);
}

/** A visitor who opens the address is redirected to the organizers. */
export const loader = adminPostOnly(({ id }: { id: string }) =>
  href("/admin/races/edit/:id/organizers", { id }),
);
