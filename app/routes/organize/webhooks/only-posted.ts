import { href, redirect } from "react-router";

/** A visitor who opens an address that only takes forms is led to the webhook. */
export function onlyPosted({ params }: { params: { id: string; webhook: string } }): Response {
  const { id, webhook } = params;
  return redirect(href("/organize/races/:id/webhooks/:webhook", { id, webhook }));
}
