import { data, href } from "react-router";
import { splitLanguage } from "#values/web/language.ts";
import type { Route } from "./+types/not-found.ts";

/** An address without a page. The root's error page shows it. */
export function loader() {
  throw data(null, { status: 404 });
}

/**
 * The public site's list of routes leaves the back office out: what looks like no page there may be
 * one, and is loaded as a document.
 */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { path } = splitLanguage(new URL(request.url).pathname);
  const office = href("/admin");
  if (path !== office && !path.startsWith(`${office}/`)) return serverLoader();
  window.location.assign(request.url);
  return new Promise<null>(() => {});
}

export default function NotFound() {
  return null;
}
