import { href } from "react-router";
import { pictureSources } from "#features/blog/images/addresses.ts";
import type { PostPage } from "#features/blog/reading/post-page.ts";
import { Breadcrumb } from "#ui/page/page.tsx";
import { formatDay, toDay } from "#values/day.ts";
import { ShareLinks } from "./share-links.tsx";

/** The title with who wrote it and when, and the featured image. */
export function PostHead({ page: { post, minutes }, url }: { page: PostPage; url: string }) {
  const published = toDay(post.publishedAt);
  const updated = toDay(post.updatedAt);
  return (
    <>
      <header className="post-head">
        <Breadcrumb
          steps={[
            { label: "Home", to: href("/") },
            { label: "Blog", to: href("/blog") },
          ]}
        />
        <h1>{post.title}</h1>
        <div className="post-byline">
          <p>
            <span>
              By <b>{post.authorName}</b>
            </span>
            <time dateTime={published}>{formatDay(published)}</time>
            <span>{minutes} min read</span>
            {updated > published && (
              <span>
                Updated <time dateTime={updated}>{formatDay(updated)}</time>
              </span>
            )}
          </p>
          <ShareLinks title={post.title} url={url} />
        </div>
      </header>
      {post.featuredImage && (
        <figure className="post-picture">
          <img
            {...pictureSources(post.featuredImage)}
            sizes="(width < 52rem) 94vw, 50rem"
            alt={post.featuredImageAlt}
            fetchPriority="high"
          />
        </figure>
      )}
    </>
  );
}
