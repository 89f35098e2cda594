import { href, redirect } from "react-router";

/** Leads to the screen of a webhook. */
export function toWebhook({ id, webhook }: { id: string; webhook: string }): Response {
  return redirect(href("/organize/races/:id/webhooks/:webhook", { id, webhook }));
}
