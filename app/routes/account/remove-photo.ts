import { href, redirect } from "react-router";
import { removePhoto } from "#features/accounts/profile/profile.server.ts";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { dropPages, services } from "#services/context.ts";
import { withQuery } from "#values/address.ts";
import { postOnly } from "../post-only.ts";
import type { Route } from "./+types/remove-photo.ts";

/** `POST /account/photo/remove` */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  await removePhoto(services(args.context), viewer);
  dropPages(args.context);
  return redirect(withQuery(href("/account/edit"), { notice: "photo-removed" }), 303);
}

export const loader = postOnly(href("/account/edit"));
