import { LRUCache } from "lru-cache";
import type { Services } from "#services/services.ts";
import { articleHtml } from "#ui/markdown/article-html.ts";
import { parseArticle } from "#ui/markdown/article-tree.ts";
import type { Lang } from "#values/say.ts";
import { postUrl } from "../reading/addresses.ts";
import type { PublishedPost } from "../reading/post.ts";
import { newestPosts } from "../reading/queries.server.ts";
import type { BlogFeed } from "./feed.ts";

/** How many posts a feed has; older ones are on the site. */
const postsInFeed = 20;

/** The latest texts as HTML: a feed that no page cache has need not read them again. */
const written = new LRUCache<string, string>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (html) => html.length + 1,
});

/** The newest posts of the blog, or of a tag, for a feed. */
export async function readFeed(
  { db, now }: Pick<Services, "db" | "now">,
  { tag, origin, lang }: { tag: string; origin: string; lang: Lang },
): Promise<BlogFeed> {
  const posts = await newestPosts({ db, now }, { tag, limit: postsInFeed, lang });
  return {
    tag,
    origin,
    lang,
    posts: posts.map((post) => ({
      ...post,
      html: htmlOf(post, origin),
      image: `${postUrl(post, origin)}/share.jpg`,
    })),
  };
}

function htmlOf(post: PublishedPost, origin: string): string {
  const url = postUrl(post, origin);
  const key = `${url} ${post.updatedAt.toISOString()}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  const { nodes } = parseArticle(post.content, { title: post.title, lang: post.lang });
  const html = articleHtml(nodes, { url, lang: post.lang });
  written.set(key, html);
  return html;
}
