import { data, href, redirect } from "react-router";
import { mayUseSandbox } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/provider.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /sandbox/providers/mail/off` lets a stand-in fail, `…/on` lets it work again. */
export async function action(args: Route.ActionArgs) {
  if (!(await mayUseSandbox(args))) throw data(null, 404);
  const { params, context } = args;
  const { name, state } = params;
  const outbox = services(context).sandboxOutbox;
  const isKnown = (state === "on" || state === "off") && (await outbox?.switch(name, state));
  if (!isKnown) throw data(null, 404);
  return redirect(href("/sandbox/outbox"), 303);
}

/** The address only takes forms. */
export function loader() {
  throw data(null, 404);
}
