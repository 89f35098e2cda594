import { LRUCache } from "lru-cache";
import type { Services } from "#services/services.ts";
import { articleHtml } from "#ui/markdown/article-html.ts";
import { parseArticle } from "#ui/markdown/article-tree.ts";
import { type Lang, sayIn } from "#values/say.ts";
import { inLanguage } from "#values/web/language.ts";
import { siteName } from "#values/web/page-meta.ts";
import { plainText } from "#values/web/xml/xml.ts";
import { blogAddress, feedsOf, type PublishedPost, postUrl } from "../reading/post.ts";
import { newestPosts } from "../reading/queries.server.ts";
import { latest } from "../reading/structured-data.ts";

/** A post in a feed, with its whole text as HTML. */
type FeedPost = {
  id: string;
  title: string;
  excerpt: string;
  html: string;
  authorName: string;
  tags: string[];
  /** The JPEG for networks. */
  image: string | null;
  publishedAt: Date;
  updatedAt: Date;
  lang: Lang;
};

/** The posts of the blog or of one of its tags, newest first, and the site that they are on. */
type BlogFeed = {
  tag: string;
  origin: string;
  posts: readonly FeedPost[];
  /** Of the feed. A post that nobody has translated is in another one. */
  lang: Lang;
};

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

/** RSS 2.0 with the whole texts. */
export async function blogRss(feed: BlogFeed): Promise<string> {
  const { generateRssFeed } = await feedWriters();
  const { title, description, home, self } = about(feed, "RSS");
  const posts = feed.posts.map(plain);
  return generateRssFeed({
    title,
    link: home,
    description,
    language: feed.lang,
    lastBuildDate: changedAt(feed) ?? undefined,
    docs: "https://www.rssboard.org/rss-specification",
    atom: { links: [{ href: self, rel: "self", type: "application/rss+xml" }] },
    items: posts.map((post) => ({
      title: post.title,
      link: postUrl(post, feed.origin),
      guid: { value: idOf(post), isPermaLink: false },
      pubDate: post.publishedAt,
      description: post.excerpt,
      content: { encoded: post.html },
      dc: {
        creators: [post.authorName],
        ...(post.lang !== feed.lang && { languages: [post.lang] }),
      },
      categories: post.tags.map((name) => ({ name })),
    })),
  });
}

/** Atom 1.0 with the whole texts. */
export async function blogAtom(feed: BlogFeed): Promise<string> {
  const { generateAtomFeed } = await feedWriters();
  const { title, description, home, self } = about(feed, "Atom");
  const posts = feed.posts.map(plain);
  return generateAtomFeed({
    id: home,
    title: { value: title },
    subtitle: { value: description },
    // A feed without posts has not changed since the beginning of time.
    updated: changedAt(feed) ?? new Date(0),
    authors: [{ name: siteName, uri: `${feed.origin}/` }],
    links: [
      { href: self, rel: "self", type: "application/atom+xml" },
      { href: home, rel: "alternate", type: "text/html", hreflang: feed.lang },
    ],
    entries: posts.map((post) => ({
      id: idOf(post),
      title: { value: post.title },
      published: post.publishedAt,
      updated: latest(post),
      authors: [{ name: post.authorName }],
      links: [
        {
          href: postUrl(post, feed.origin),
          rel: "alternate",
          type: "text/html",
          ...(post.lang !== feed.lang && { hreflang: post.lang }),
        },
      ],
      summary: { value: post.excerpt },
      content: { type: "html", value: post.html },
      categories: post.tags.map((term) => ({ term })),
    })),
  });
}

/** JSON Feed 1.1 with the whole texts. */
export async function blogJson(feed: BlogFeed): Promise<string> {
  const { generateJsonFeed } = await feedWriters();
  const { title, description, home, self } = about(feed, "JSON Feed");
  const posts = feed.posts.map(plain);
  return JSON.stringify(
    generateJsonFeed({
      title,
      description,
      home_page_url: home,
      feed_url: self,
      language: feed.lang,
      items: posts.map((post) => ({
        id: idOf(post),
        url: postUrl(post, feed.origin),
        title: post.title,
        summary: post.excerpt,
        content_html: post.html,
        image: post.image ?? undefined,
        date_published: post.publishedAt,
        date_modified: latest(post),
        authors: [{ name: post.authorName }],
        tags: post.tags,
        ...(post.lang !== feed.lang && { language: post.lang }),
      })),
    }),
  );
}

/** Loaded with the first feed that is asked for. */
const feedWriters = () => import("feedsmith");

/** When a reader would last have seen something new; `null` for a feed without posts. */
export function changedAt({ posts }: BlogFeed): Date | null {
  const times = posts.map((post) => latest(post).getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}

function about({ tag, origin, lang }: BlogFeed, label: string) {
  const say = sayIn(lang);
  const own = feedsOf(tag).find((each) => each.label === label);
  const about = plainText(tag);
  return {
    title: tag ? `${siteName} Blog: ${about}` : `${siteName} Blog`,
    description: tag
      ? say({
          en: `Articles for runners about ${about}.`,
          es: `Artículos para corredores sobre ${about}.`,
        })
      : say({
          en: "Articles for runners: training, gear and race days, with the races they are about.",
          es: "Artículos para corredores: entrenamiento, equipo y días de carrera, con las carreras de las que hablan.",
        }),
    home: inLanguage(lang, origin + blogAddress({ tag })),
    self: inLanguage(lang, origin + (own?.address ?? "")),
  };
}

/** It stays when the site moves to another address. */
function idOf({ id }: FeedPost): string {
  return `urn:uuid:${id}`;
}

function plain(post: FeedPost): FeedPost {
  return {
    ...post,
    title: plainText(post.title),
    excerpt: plainText(post.excerpt),
    html: plainText(post.html),
    authorName: plainText(post.authorName),
    tags: post.tags.map(plainText),
  };
}
