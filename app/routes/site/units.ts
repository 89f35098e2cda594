import { redirect } from "react-router";
import { formOf } from "#values/form/form.ts";
import { isLengthUnit } from "#values/length.ts";
import { unitCookie } from "#values/web/cookie.ts";
import { localPath } from "#values/web/local-path.ts";
import type { Handle } from "../handle.ts";
import { postOnly } from "../post-only.ts";
import type { Route } from "./+types/units.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /units` keeps the visitor's unit of length and goes back to where it was chosen. */
export async function action({ request }: Route.ActionArgs) {
  const form = await formOf(request);
  const unit = form.get("unit");
  return redirect(localPath(form.get("to")), {
    status: 303,
    headers: isLengthUnit(unit) ? { "Set-Cookie": unitCookie(request, unit) } : {},
  });
}

export const loader = postOnly("/");
