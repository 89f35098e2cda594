import {
  blogAtom,
  blogJson,
  blogRss,
  changedAt,
  readFeed,
} from "#features/blog/feeds/feed.server.ts";
import { postLimits } from "#features/blog/reading/post.ts";
import { publicOrigin, services } from "#services/context.ts";
import { readWords } from "#values/text/clean.ts";
import { languageOf } from "#values/web/language.ts";
import { openDocument } from "#values/web/public-page.ts";
import type { Route } from "./+types/feeds.ts";

/** The formats of the feed, by the ends of their addresses in `routes.ts`. */
const formats = {
  "atom.xml": { type: "application/atom+xml", write: blogAtom },
  "feed.json": { type: "application/feed+json", write: blogJson },
  "feed.xml": { type: "application/rss+xml", write: blogRss },
};

/**
 * `/blog/atom.xml`, `/blog/feed.json` and `/blog/feed.xml`: a feed of the blog, or of the tag that the
 * address names. The host answers 304 to readers that have it.
 */
export async function loader({ request, context, url, pattern }: Route.LoaderArgs) {
  const { type, write } = formats[formatOf(pattern)];
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

function formatOf(pattern: string): keyof typeof formats {
  if (pattern.endsWith("atom.xml")) return "atom.xml";
  return pattern.endsWith(".json") ? "feed.json" : "feed.xml";
}
