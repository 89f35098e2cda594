import { href, redirect } from "react-router";
import { removePhoto } from "#features/accounts/profile/commands.server.ts";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { dropPages, services } from "#services/context.ts";
import type { Route } from "./+types/remove-photo.ts";

const edit = () => `${href("/account/edit")}?notice=photo-removed`;

/** `POST /account/photo/remove` */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  await removePhoto(services(args.context), viewer);
  dropPages(args.context);
  return redirect(edit(), 303);
}

/** Somebody who came here by an address has nothing to see. */
export function loader() {
  return redirect(href("/account/edit"));
}
