import type { RequestHandler, ServerBuild } from "react-router";
import type { Lang } from "#values/say.ts";
import { basenameOf, splitLanguage } from "#values/web/language.ts";
import { isForPrograms } from "#values/web/program-refusal.ts";
import { createRequestHandler } from "./react-router-8/pattern-tree.ts";

type Build = ServerBuild | (() => Promise<ServerBuild>);

/**
 * The router of the site: one for each language, whose basename prefixes links, forms, redirects and
 * requests for data. Addresses of programs exist once, without a prefix.
 * @param open - the languages of this site; pages of others are not found
 */
export function routerInLanguages(
  build: Build,
  mode: "production" | "development",
  open: readonly Lang[],
): RequestHandler {
  const english = createRequestHandler(build, mode);
  const others = new Map<Lang, RequestHandler>(
    open
      .filter((lang) => lang !== "en")
      .map((lang) => [lang, createRequestHandler(withBasename(build, basenameOf(lang)), mode)]),
  );
  return (request, context) => {
    const { lang, path } = splitLanguage(new URL(request.url).pathname);
    const handler = isForPrograms(path) ? english : (others.get(lang) ?? english);
    return handler(request, context);
  };
}

function withBasename(build: Build, basename: string): Build {
  if (typeof build === "function") return async () => ({ ...(await build()), basename });
  return { ...build, basename };
}
