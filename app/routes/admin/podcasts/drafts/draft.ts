import { data, redirect } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { findDraft, keepScript } from "#features/podcasts/studio/drafts.server.ts";
import {
  episodeMessages,
  type StudioProblem,
  studioProblems,
} from "#features/podcasts/studio/messages.ts";
import { scriptForm } from "#features/podcasts/studio/schema.ts";
import { services } from "#services/context.ts";
import { formOf, readForm } from "#values/form/form.ts";
import { readId } from "#values/id.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../../handle.ts";
import { studioAddress } from "../addresses.ts";
import type { Route } from "./+types/draft.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /admin/podcasts/drafts/:id` keeps the script of a draft. It answers scripts in JSON. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const wantsPage = args.request.headers.get("Accept")?.includes("text/html") ?? false;
  const kept = await keep(args, admin);
  if (kept.problem !== null) {
    const sentence = studioProblems[kept.problem];
    const status = statuses[kept.problem] ?? 400;
    if (wantsPage) throw data(sentence, status);
    return Response.json({ problem: sentence }, { status });
  }
  if (!wantsPage) return Response.json(kept);
  const script = studioAddress("create", { draft: kept.id, step: "script" });
  return seeOtherSaying(script, kept.isCopy ? episodeMessages.copied : episodeMessages.kept);
}

const statuses: { [problem in StudioProblem]?: number } = { "no-draft": 404, "too-often": 429 };

async function keep({ context, params, request }: Route.ActionArgs, admin: Admin) {
  const all = services(context);
  const id = readId(params.id);
  const { value } = readForm(scriptForm, await formOf(request));
  if (id === null || !value) return { problem: "no-draft" as const };
  const isOften = !(await all.limits.allow("studioWork", admin.userId));
  return isOften ? { problem: "too-often" as const } : keepScript(all, admin, id, value);
}

/** `GET /admin/podcasts/drafts/:id`: how far its audio is, for scripts; a visitor is led to the draft. */
export async function loader(args: Route.LoaderArgs) {
  const admin = await requireAdmin(args);
  const id = readId(args.params.id);
  if (args.request.headers.get("Accept")?.includes("text/html")) {
    return redirect(studioAddress("create", { draft: id }), 302);
  }
  const draft = id === null ? null : await findDraft(services(args.context), admin, id);
  if (!draft) throw data(studioProblems["no-draft"], 404);
  return Response.json(draft.recording, { headers: { "Cache-Control": "private, no-store" } });
}
