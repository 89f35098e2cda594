import { splitLanguage } from "#values/web/language.ts";
import { localPath } from "#values/web/local-path.ts";

/** The ending of an address that asks for the data of a page only. */
const DATA = /(?:\/_root)?\.data$/;
const ROUTER_PARAMETERS = ["_routes", "index"];

/**
 * The path of the page that the viewer sees, without the prefix of its language: that of the request, or
 * for a form the page of the form.
 */
export function pageOf(request: Request): string {
  if (request.method !== "GET" && request.method !== "HEAD") {
    const referer = URL.parse(request.headers.get("referer") ?? "");
    const isOwn = referer?.origin === new URL(request.url).origin;
    return isOwn ? localPath(splitLanguage(referer.pathname).path + referer.search) : "/";
  }
  const { pathname, searchParams } = new URL(request.url);
  for (const name of ROUTER_PARAMETERS) searchParams.delete(name);
  const query = searchParams.size > 0 ? `?${searchParams}` : "";
  return localPath((splitLanguage(pathname.replace(DATA, "")).path || "/") + query);
}
