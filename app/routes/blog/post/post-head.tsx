import { href } from "react-router";
import { pictureSources } from "#features/blog/images/addresses.ts";
import type { PostPage } from "#features/blog/reading/post.ts";
import { Icon } from "#ui/icon.tsx";
import { Menu } from "#ui/overlay/menu.tsx";
import { Breadcrumb } from "#ui/page/page.tsx";
import { formatDay, toDay } from "#values/day.ts";

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

/** Opens the share window of a network with the address and the title. It needs no script. */
function ShareLinks({ title, url }: { title: string; url: string }) {
  const [text, address] = [encodeURIComponent(title), encodeURIComponent(url)];
  const networks = [
    { name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${address}&t=${text}` },
    { name: "X", href: `https://x.com/intent/post?url=${address}&text=${text}` },
    {
      name: "LinkedIn",
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}&title=${text}`,
    },
  ];
  return (
    <Menu
      align="end"
      arrow={false}
      className="button button-quiet button-small"
      label={
        <>
          <Icon name="share" /> Share
        </>
      }
    >
      {networks.map((network) => (
        <a key={network.name} href={network.href} target="_blank" rel="noopener noreferrer">
          {network.name}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      ))}
    </Menu>
  );
}
