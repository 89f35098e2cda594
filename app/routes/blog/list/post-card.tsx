import { href, Link } from "react-router";
import type { PostSummary } from "#features/blog/post.ts";
import { blogAddress } from "#features/blog/reading/addresses.ts";
import { listedReadingTime } from "#features/blog/reading/messages.ts";
import { listPicture } from "#features/blog/reading/picture.ts";
import { formatDay, toDay } from "#values/day.ts";

/** The widths of the picture on a page of one, two and three columns. */
const sizes = "(width < 40rem) 92vw, (width < 64rem) 46vw, 24rem";
const leadSizes = "(width < 64rem) 92vw, 44rem";

/** How many tags a card shows. */
const tagsShown = 3;

/** A post in the list. The whole card leads to it, and its tags to their lists. */
export function PostCard({
  post,
  lead,
  eager,
}: {
  post: PostSummary;
  /** The first of a page: wide, with its picture beside its words. */
  lead: boolean;
  /** Visible without scrolling. */
  eager: boolean;
}) {
  const day = toDay(post.publishedAt);
  return (
    <article className={lead ? "post-card post-card-lead" : "post-card"}>
      <div className="post-card-picture">
        <img
          {...listPicture(post)}
          sizes={post.featuredImage ? (lead ? leadSizes : sizes) : undefined}
          // The title beside it says more than the alternative text, which the post itself has.
          alt=""
          loading={eager ? "eager" : "lazy"}
          fetchPriority={lead ? "high" : undefined}
          decoding="async"
        />
      </div>
      <div className="post-card-body">
        <p className="post-card-line">
          <time dateTime={day}>{formatDay(day)}</time>
          <span>{listedReadingTime}</span>
        </p>
        <h2 className="post-card-title">
          <Link
            to={href("/blog/:id", { id: post.id })}
            prefetch="intent"
            className="post-card-link"
          >
            {post.title}
          </Link>
        </h2>
        <p className="post-card-excerpt">{post.excerpt}</p>
        <div className="post-card-foot">
          <span>By {post.authorName}</span>
          {post.tags.length > 0 && (
            <ul aria-label="Tags">
              {post.tags.slice(0, tagsShown).map((tag) => (
                <li key={tag}>
                  <Link to={blogAddress({ tag })} className="post-card-tag">
                    {tag}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </article>
  );
}
