import type { RouterContextProvider } from "react-router";
import { readFeed } from "#features/blog/feeds/feed.server.ts";
import { type BlogFeed, changedAt } from "#features/blog/feeds/feed.ts";
import { postLimits } from "#features/blog/reading/post.ts";
import { publicOrigin, services } from "#services/context.ts";
import { readWords } from "#values/text/typed.ts";
import { languageOf } from "#values/web/language.ts";
import { openDocument } from "#values/web/public-page.ts";

/** A feed of the blog, or of the tag that the address names. The host answers 304 to readers that have it. */
export async function feedAnswer(
  {
    request,
    context,
    url,
  }: { request: Request; context: Readonly<RouterContextProvider>; url: URL },
  type: string,
  write: (feed: BlogFeed) => Promise<string>,
): Promise<Response> {
  const { db, now } = services(context);
  const { searchParams } = url;
  const tag = readWords(searchParams, "tag").slice(0, postLimits.tag);
  const feed = await readFeed(
    { db, now },
    { tag, origin: publicOrigin(request), lang: languageOf(url) },
  );
  const changed = changedAt(feed);
  return new Response(await write(feed), {
    headers: {
      ...openDocument,
      "Content-Type": `${type}; charset=utf-8`,
      "Cache-Control": "public, max-age=300",
      ...(changed && { "Last-Modified": changed.toUTCString() }),
    },
  });
}
