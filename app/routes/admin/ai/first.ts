import { href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { addFirstAssistants } from "#features/assistant/managing/commands.server.ts";
import { managingProblems } from "#features/assistant/managing/messages.ts";
import { dropPages, services } from "#services/context.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { adminPostOnly } from "../admin-post-only.server.ts";
import type { Route } from "./+types/first.ts";

/** `POST /admin/ai/first`: gives an empty list the assistants that a new database begins with. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const added = await addFirstAssistants(services(args.context), admin);
  if (added.problem === null) dropPages(args.context);
  const said = added.problem === null ? "Assistants added." : managingProblems[added.problem];
  return seeOtherSaying(href("/admin/ai"), said);
}

export const loader = adminPostOnly(href("/admin/ai"));
