import { data, href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import {
  forgetEditor,
  keepWork,
  noteEditor,
  postFormOf,
  throwWorkAway,
} from "#features/blog/editing/drafts.server.ts";
import { workForm } from "#features/blog/editing/schema.ts";
import type { OtherEditor, WorkAnswer } from "#features/blog/editing/work.ts";
import { knownZone, toLocal, zoneCookie } from "#features/blog/editing/zone.ts";
import { findPickableRaces } from "#features/races/picking/queries.server.ts";
import type { OfferedRaces } from "#features/races/picking/race-picker.tsx";
import { services } from "#services/context.ts";
import { readForm } from "#values/form/form.ts";
import { readWords } from "#values/text/clean.ts";
import { isSecure, readCookie, writeCookie } from "#values/web/cookie.ts";
import { localPath } from "#values/web/local-path.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/work.ts";

export const handle: Handle = { keepsPages: true };

/** `GET ?races=words`: the races that the selectors of the studio offer. */
export async function loader(args: Route.LoaderArgs): Promise<OfferedRaces> {
  await requireAdmin(args);
  const { db, now, log } = services(args.context);
  try {
    const words = readWords(args.url.searchParams, "races");
    return { found: await findPickableRaces({ db, now }, words) };
  } catch (error) {
    log.error({ error }, "races to pick not read");
    return { found: null };
  }
}

const yearInSeconds = 365 * 24 * 3600;

/** `POST`: a tab of the editor tells that it is open, what was typed, or that it is left. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const { limits } = services(args.context);
  const { value } = readForm(workForm, await postFormOf(args, admin));
  if (!value) throw data(null, 400);
  if (!(await limits.allow("studioWork", admin.userId))) throw data(null, 429);
  const { draft_id: draftId, post_id: postId, tab, work, leave } = value;
  if (value.throw_away) {
    await throwWorkAway(services(args.context), admin, { draftId, postId });
    if (value.to === undefined) {
      return Response.json({ others: [], isKept: null, keptAt: null } satisfies WorkAnswer);
    }
    const to = localPath(value.to);
    const back = to.startsWith(href("/admin/blog")) ? to : href("/admin/blog");
    return new Response(null, { status: 303, headers: { Location: back } });
  }
  const isKept =
    work && draftId
      ? await keepWork(services(args.context), admin, { draftId, postId }, work)
      : null;
  const others = tab && postId ? await note(args, admin, { postId, tab, isLeaving: leave }) : [];
  const local = toLocal(services(args.context).now(), knownZone(value.zone));
  const keptAt = isKept ? local.slice(11) : null;
  return Response.json({ others, isKept, keptAt } satisfies WorkAnswer, {
    headers: zoneHeaders(args.request, value.zone),
  });
}

async function note(
  { context }: Route.ActionArgs,
  admin: Admin,
  { isLeaving, ...tab }: { postId: string; tab: string; isLeaving: boolean },
): Promise<OtherEditor[]> {
  if (!isLeaving) return noteEditor(services(context), admin, tab);
  await forgetEditor(services(context), admin, tab);
  return [];
}

/** Dates are typed in the zone of the administrator's clock. */
function zoneHeaders(request: Request, told: string | undefined): HeadersInit {
  const zone = knownZone(told);
  const known = readCookie(request.headers.get("Cookie"), zoneCookie);
  if (!told || zone === known) return {};
  const cookie = { seconds: yearInSeconds, path: href("/admin"), isSecure: isSecure(request) };
  return { "Set-Cookie": writeCookie(zoneCookie, zone, cookie) };
}
