import { redirect } from "react-router";
import { signOut } from "#features/accounts/sign-in/sign-in.server.ts";
import { askerOf } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import { formOf } from "#values/form/form.ts";
import { localPath } from "#values/web/local-path.ts";
import type { Handle } from "../handle.ts";
import { postOnly } from "../post-only.ts";
import type { Route } from "./+types/sign-out.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /sign-out` ends the session and leads back to the page of the button. */
export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  const headers = await signOut(services(args.context), askerOf(args));
  return redirect(localPath(form.get("to")), { status: 303, headers });
}

export const loader = postOnly("/");
