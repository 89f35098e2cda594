import { randomUUID } from "node:crypto";
import { href } from "react-router";
import { type OriginalPost, originalsFor } from "#features/blog/editing/translations.server.ts";
import type { KeptWork } from "#features/blog/editing/work.ts";
import { toLocal, zoneOf } from "#features/blog/editing/zone.ts";
import { splitIds } from "#features/races/picking/pickable-race.ts";
import { pickedRaces } from "#features/races/picking/queries.server.ts";
import { config } from "#services/config.ts";
import type { Services } from "#services/services.ts";
import { withQuery } from "#values/address.ts";
import { formatDay } from "#values/day.ts";
import { isId } from "#values/id.ts";
import { oneLine } from "#values/text/clean.ts";
import type { EditorAnswer } from "./editor-actions.ts";
import type { OfferedWork } from "./notices.tsx";
import type { EditorData } from "./post-editor.tsx";

/** What an editor is opened with. */
export function editorDataOf({ now }: Pick<Services, "now">, request: Request): EditorData {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("draft");
  const zone = zoneOf(request);
  return {
    draftId: asked && isId(asked) ? asked.toLowerCase() : randomUUID(),
    tab: randomUUID(),
    zone,
    now: toLocal(now(), zone),
    isPreviewed: searchParams.get("view") === "preview",
  };
}

/** What a post may be the translation of; `null` on a site in one language. */
export async function offeredOriginals(
  services: Pick<Services, "db">,
  postId: string | null,
): Promise<OriginalPost[] | null> {
  return config().languages.length > 1 ? originalsFor(services, postId) : null;
}

/** Whether the address asks for the work that was kept. */
export function isRestoring({ searchParams }: URL): boolean {
  return searchParams.get("work") === "restore";
}

/** Kept work as the answer to a form: what was typed stands in the fields. */
export async function restored(
  services: Pick<Services, "db">,
  { fields }: KeptWork,
): Promise<EditorAnswer> {
  return {
    form: null,
    fields: {},
    typed: fields,
    meanwhile: null,
    editorAction: null,
    filled: {},
    races: await pickedRaces(services, splitIds(fields.race_ids ?? "")),
    offered: null,
    preview: null,
    inserted: null,
  };
}

/** Kept work as it is offered. */
export function offerOf(
  { id, fields, basedOn, savedAt }: KeptWork,
  post: { id: string; revision: number } | null,
  editorData: EditorData,
): OfferedWork {
  const local = toLocal(savedAt, editorData.zone);
  const [day = "", time = ""] = local.split("T");
  const address = post ? href("/admin/blog/edit/:id", { id: post.id }) : href("/admin/blog/new");
  return {
    draftId: id,
    postId: post?.id ?? null,
    title: oneLine(fields.title ?? ""),
    when: day === editorData.now.slice(0, 10) ? time : `${formatDay(day, "en")}, ${time}`,
    isOlder: post !== null && basedOn !== null && basedOn < post.revision,
    restore: withQuery(address, post ? { work: "restore" } : { draft: id, work: "restore" }),
  };
}
