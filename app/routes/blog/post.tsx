import { lazy, Suspense } from "react";
import { data } from "react-router";
import { findViewer } from "#features/accounts/viewer.server.ts";
import { pictureSources } from "#features/blog/images/addresses.ts";
import { findPost, neighborsOf, racesOfPost } from "#features/blog/queries.server.ts";
import { feedsOf, postUrl } from "#features/blog/reading/addresses.ts";
import type { PostPage } from "#features/blog/reading/post-page.ts";
import {
  latest,
  postBreadcrumb,
  postStructuredData,
} from "#features/blog/reading/structured-data.ts";
import { readingMinutes } from "#features/blog/reading/words.ts";
import { keptAmong } from "#features/favorites/queries.server.ts";
import { withCoversApart } from "#features/races/card/covers-apart.server.ts";
import { shownCard } from "#features/races/card/shown-card.ts";
import { services } from "#services/context.ts";
import { Article } from "#ui/markdown/article.tsx";
import { parseArticle } from "#ui/markdown/article-tree.ts";
import { missingTitle } from "#ui/page/missing-title.ts";
import { Container } from "#ui/page/page.tsx";
import { pageMeta, pageTitle } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import { lengthUnitOf } from "#values/web/unit-cookie.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/post.ts";
import { Contents } from "./post/contents.tsx";
import { Disclosure } from "./post/disclosure.tsx";
import { Neighbors } from "./post/neighbors.tsx";
import styles from "./post/post.css?url";
import { PostHead } from "./post/post-head.tsx";
import { PostTags } from "./post/post-tags.tsx";
import { RelatedRaces } from "./post/related-races.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const handle: Handle = { plain: true };

/** Browsers load it with the first post that cannot be shown. The server imports it at once. */
const PostNotFound = import.meta.env.SSR
  ? (await import("./post/post-not-found.tsx")).PostNotFound
  : lazy(async () => ({ default: (await import("./post/post-not-found.tsx")).PostNotFound }));

export async function loader(
  args: Route.LoaderArgs,
): Promise<PostPage & { kept: string[]; origin: string; structured: string[] }> {
  const { request, params, context } = args;
  const { db, now, log } = services(context);
  const { origin } = new URL(request.url);
  const found = await findPost({ db, now }, params.id);
  if (!found) throw data("Blog Post Not Found", 404);

  const [races, neighbors] = await Promise.all([
    racesOfPost({ db, now }, found),
    neighborsOf({ db, now }, found),
  ]);
  const { content, ...post } = found;
  const { nodes, outline } = parseArticle(content, {
    title: post.title,
    sourcesOf: pictureSources,
  });
  const unit = lengthUnitOf(request.headers.get("cookie"));
  return {
    post,
    nodes,
    outline,
    minutes: readingMinutes(nodes),
    races: withCoversApart(
      races,
      races.map((race) => shownCard(race, unit)),
    ),
    kept: await keptAmong(
      { db, log },
      await findViewer(args),
      races.map(({ id }) => id),
    ),
    ...neighbors,
    origin,
    structured: [postStructuredData(post, nodes, origin), postBreadcrumb(post, origin)].map(
      (each) => JSON.stringify(each),
    ),
  };
}

export const headers: Route.HeadersFunction = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!loaderData) return [pageTitle(missingTitle(error, "Blog Post Not Found"))];
  const { post, origin, structured } = loaderData;
  const url = postUrl(post, origin);
  const facts = [
    { property: "article:published_time", content: post.publishedAt.toISOString() },
    { property: "article:modified_time", content: latest(post).toISOString() },
    ...post.tags.map((tag) => ({ property: "article:tag", content: tag })),
  ];
  return [
    ...pageMeta({
      title: post.pageTitle,
      description: post.excerpt,
      url,
      image: {
        url: `${url}/share.jpg`,
        alt: post.featuredImageAlt || post.title,
        width: 1200,
        height: 630,
      },
      type: "article",
    }),
    { name: "author", content: post.authorName },
    ...(post.keywords ? [{ name: "keywords", content: post.keywords }] : []),
    ...facts,
    ...feedsOf().map(({ type, label, address }) => ({
      tagName: "link",
      rel: "alternate",
      type,
      title: `Dorsal Blog (${label})`,
      href: origin + address,
    })),
    ...structured.map((each) => ({ "script:ld+json": JSON.parse(each) })),
  ];
};

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  const { post, nodes, outline, races, newer, older, origin } = loaderData;
  return (
    <Container className="post">
      <article className="post-article">
        <PostHead page={loaderData} url={postUrl(post, origin)} />
        <Contents outline={outline} />
        <div className="post-text">
          <Article nodes={nodes} />
          <Disclosure post={post} />
          <PostTags tags={post.tags} />
        </div>
      </article>
      <RelatedRaces races={races} kept={loaderData.kept} />
      <Neighbors newer={newer} older={older} />
    </Container>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Suspense>
      <PostNotFound error={error} />
    </Suspense>
  );
}
