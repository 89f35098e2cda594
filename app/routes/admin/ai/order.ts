import { data, href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { orderAssistants } from "#features/assistant/managing/commands.server.ts";
import { managingProblems } from "#features/assistant/managing/messages.ts";
import { assistantOrderForm } from "#features/assistant/managing/schema.ts";
import { dropPages, services } from "#services/context.ts";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { formOf, readForm } from "#values/form/form.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { adminPostOnly } from "../admin-post-only.server.ts";
import type { Route } from "./+types/order.ts";

/** `POST /admin/ai/order`: the assistants in another order, as a list of all their ids. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const form = await formOf(args.request);
  const { value } = readForm(assistantOrderForm, form);
  const ordered = value
    ? await orderAssistants(services(args.context), admin, value.order)
    : ({ problem: "not-ordered" } as const);
  const problem = ordered.problem && managingProblems[ordered.problem];
  if (!problem) dropPages(args.context);
  if (form.has("to")) return seeOtherSaying(href("/admin/ai"), problem ?? "Order saved.");
  return data({ problem }, problem ? 409 : 200);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  serverAnswer(serverAction(), () => ({ problem: managingProblems["not-ordered"] }));

/** A visitor who opens the address is redirected to the list. */
export const loader = adminPostOnly(href("/admin/ai"));
