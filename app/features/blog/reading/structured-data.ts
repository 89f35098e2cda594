import { href } from "react-router";
import type { BlogPosting, BreadcrumbList, WithContext } from "schema-dts";
import type { MarkdownNode } from "#ui/markdown/markdown-tree.ts";
import { inLanguage } from "#values/web/language.ts";
import { siteName } from "#values/web/page-meta.ts";
import { breadcrumb } from "#values/web/structured-data.ts";
import { editors, type PublishedPost, postUrl } from "./post.ts";
import { countWords } from "./words.ts";

type DescribedPost = Omit<PublishedPost, "content">;

/**
 * A post as schema.org's `BlogPosting`, for a `"script:ld+json"` descriptor of the page's meta.
 * @see https://developers.google.com/search/docs/appearance/structured-data/article
 */
export function postStructuredData(
  post: DescribedPost,
  nodes: readonly MarkdownNode[],
  origin: string,
): WithContext<BlogPosting> {
  const url = postUrl(post, origin);
  const publisher = { "@type": "Organization", name: siteName, url: `${origin}/` } as const;
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    "@id": url,
    url,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.excerpt,
    image: [`${url}/share.jpg`],
    datePublished: post.publishedAt.toISOString(),
    dateModified: latest(post).toISOString(),
    author:
      post.authorName === editors
        ? { ...publisher, name: editors }
        : { "@type": "Person", name: post.authorName },
    publisher,
    isPartOf: {
      "@type": "Blog",
      "@id": inLanguage(post.lang, origin + href("/blog")),
      name: `${siteName} Blog`,
    },
    inLanguage: post.lang,
    wordCount: countWords(nodes),
    ...(post.tags.length > 0 && { keywords: post.tags }),
  };
}

/** Home, the list and this post. */
export function postBreadcrumb(
  post: Pick<DescribedPost, "id" | "title" | "lang">,
  origin: string,
): WithContext<BreadcrumbList> {
  return breadcrumb(
    [
      { name: "Blog", item: origin + href("/blog") },
      { name: post.title, item: origin + href("/blog/:id", { id: post.id }) },
    ],
    origin,
    post.lang,
  );
}

/** When what readers see changed last: a post may be written long before its date. */
export function latest(post: Pick<PublishedPost, "publishedAt" | "updatedAt">): Date {
  return post.updatedAt > post.publishedAt ? post.updatedAt : post.publishedAt;
}
