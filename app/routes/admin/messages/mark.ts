import { href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { markMessage } from "#features/contact/message.server.ts";
import { formOf } from "#values/form/form.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../handle.ts";
import { adminPostOnly } from "../admin-post-only.server.ts";
import type { Route } from "./+types/mark.ts";
import { backToMessages, withMessage } from "./with-message.server.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /admin/messages/:id/mark` marks it as handled with `as=handled`, else as waiting. */
export async function action(args: Route.ActionArgs) {
  await requireAdmin(args);
  const form = await formOf(args.request);
  const isHandled = form.get("as") === "handled";
  await withMessage(args, (own, admin, id) => markMessage(own, admin, id, isHandled));
  const sentence = isHandled ? "Message marked as handled." : "Message marked as waiting.";
  return seeOtherSaying(backToMessages(form.get("to")), sentence);
}

export const loader = adminPostOnly(href("/admin/messages"));
