import { href, redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { archivePersonalData, isGoodTicket } from "#features/personal-data/archive.server.ts";
import { services } from "#services/context.ts";
import { languageOf } from "#values/web/language.ts";
import type { Route } from "./+types/archive.ts";

/** `/account/data/archive.zip`, for a viewer who has just proved who they are. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const ticket = args.url.searchParams.get("ticket") ?? "";
  const isAllowed = isGoodTicket(services(args.context), viewer, ticket);
  if (!isAllowed) throw redirect(href("/account/data/download"), 303);
  const { name, bytes } = await archivePersonalData(services(args.context), viewer, {
    lang: languageOf(args.url),
  });
  return new Response(bytes, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
