import { data, redirect } from "react-router";
import { postLimits } from "#features/blog/post.ts";
import { findPosts, tagsOfPosts } from "#features/blog/queries.server.ts";
import {
  blogAddress,
  feedsOf,
  postsPerPage,
  type ReadingFilters,
} from "#features/blog/reading/addresses.ts";
import { postsFailed } from "#features/blog/reading/messages.ts";
import { noteIfAway, requestId, services } from "#services/context.ts";
import { Container } from "#ui/page/page.tsx";
import { pageWindow, readPageNumber } from "#values/form/paging.ts";
import { readWords } from "#values/text/typed.ts";
import { pageMeta, pageTitle } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/list.ts";
import styles from "./list/list.css?url";
import type { BlogList } from "./list/list-data.ts";
import { ListHead, listHeading } from "./list/list-head.tsx";
import { Posts } from "./list/posts.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const handle: Handle = { plain: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const filters = readFilters(searchParams);
  // A form without scripts sends every field, also empty ones.
  if ([...searchParams.values()].includes("")) throw redirect(blogAddress(filters));
  try {
    const { db, now } = services(context);
    const [posts, tags] = await Promise.all([
      findPosts({ db, now }, filters),
      tagsOfPosts({ db, now }),
    ]);
    const page: BlogList = {
      origin,
      filters: { ...filters, page: posts.page },
      posts,
      tags,
      failure: null,
    };
    return data(page);
  } catch (error) {
    services(context).log.error({ id: requestId(context), error }, "The posts could not be read");
    const posts = { ...pageWindow(1, postsPerPage, 0), rows: [] };
    const page: BlogList = { origin, filters, posts, tags: [], failure: postsFailed };
    return data(page, noteIfAway(context, error) ? 503 : 500);
  }
}

export const headers: Route.HeadersFunction = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [pageTitle("Blog")];
  const { filters, origin, posts } = loaderData;
  const place = filters.page > 1 ? ` · Page ${filters.page}` : "";
  return [
    ...pageMeta({
      title: listHeading(filters) + place,
      description: filters.tag
        ? `Articles for runners about ${filters.tag}, with the races that they are about.`
        : "Articles for runners: training, gear and race days, with the races that they are about.",
      url: origin + blogAddress(filters),
      indexed: filters.q === "" && posts.total > 0,
    }),
    ...feedsOf(filters.tag).map(({ type, label, address }) => ({
      tagName: "link",
      rel: "alternate",
      type,
      title: `Dorsal ${listHeading({ ...filters, q: "" })} (${label})`,
      href: origin + address,
    })),
  ];
};

export default function Blog({ loaderData }: Route.ComponentProps) {
  return (
    <Container className="blog-list">
      <ListHead list={loaderData} />
      <Posts list={loaderData} />
    </Container>
  );
}

function readFilters(params: URLSearchParams): ReadingFilters {
  return {
    q: readWords(params),
    tag: readWords(params, "tag").slice(0, postLimits.tag),
    page: readPageNumber(params.get("page")),
  };
}
