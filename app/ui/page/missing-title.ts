import { isRouteErrorResponse, type MetaDescriptor } from "react-router";
import { type Say, sayIn, type Words } from "#values/say.ts";
import { pageLanguages, pageTitle } from "#values/web/page-meta.ts";

export function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/**
 * The title of a page that cannot be shown: that of a missing thing only if it is missing.
 * @param error - what its loader threw
 */
export function missingTitle(
  say: Say,
  error: unknown,
  { title, failedTitle }: { title: string; failedTitle?: string },
): string {
  if (statusOf(error) === 404) return title;
  return failedTitle ?? say({ en: "Something went wrong", es: "Algo salió mal" });
}

/** The descriptors of such a page. */
export function missingMeta(
  matches: Parameters<typeof pageLanguages>[0],
  error: unknown,
  title: Words,
): MetaDescriptor[] {
  const say = sayIn(pageLanguages(matches).lang);
  return [pageTitle(missingTitle(say, error, { title: say(title) }))];
}
