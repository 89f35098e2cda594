import { data, href, Link, redirect, useHref } from "react-router";
import {
  authorIn,
  blogAddress,
  feedsOf,
  listedReadingTime,
  listPicture,
  type PostSummary,
  postLimits,
  postsFailed,
  postsPerPage,
  type ReadingFilters,
} from "#features/blog/reading/post.ts";
import { findPosts, tagsOfPosts } from "#features/blog/reading/queries.server.ts";
import { noteIfAway, requestId, services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { WrittenIn } from "#ui/language/translation.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { Container } from "#ui/page/page.tsx";
import { formatDay, toDay } from "#values/day.ts";
import { type Page, pageWindow, readPageNumber } from "#values/form/paging.ts";
import type { Words } from "#values/say.ts";
import { readWords } from "#values/text/clean.ts";
import { inLanguage, languageOf } from "#values/web/language.ts";
import { pageLanguages, pageMeta, pageTitle } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/list.ts";
import styles from "./list/list.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const handle: Handle = { plain: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { origin, searchParams } = url;
  const lang = languageOf(url);
  const filters = readFilters(searchParams);
  // A form without scripts sends every field, also empty ones.
  if ([...searchParams.values()].includes("")) throw redirect(blogAddress(filters));
  try {
    const { db, now } = services(context);
    const [posts, tags] = await Promise.all([
      findPosts({ db, now }, filters, lang),
      tagsOfPosts({ db, now }, lang),
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

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [pageTitle("Blog")];
  const { filters, origin, posts } = loaderData;
  const heading = listHeading(filters);
  const isFirst = filters.page === 1;
  const { lang } = pageLanguages(matches);
  return [
    ...pageMeta(pageLanguages(matches), {
      title: {
        en: isFirst ? heading.en : `${heading.en} · Page ${filters.page}`,
        es: isFirst ? heading.es : `${heading.es} · Página ${filters.page}`,
      },
      description: filters.tag
        ? {
            en: `Articles for runners about ${filters.tag}, with the races that they are about.`,
            es: `Artículos para corredores sobre ${filters.tag}, con las carreras de las que hablan.`,
          }
        : {
            en: "Articles for runners: training, gear and race days, with the races that they are about.",
            es: "Artículos para corredores: entrenamiento, equipo y días de carrera, con las carreras de las que hablan.",
          },
      url: origin + blogAddress(filters),
      indexed: filters.q === "" && posts.total > 0,
    }),
    ...feedsOf(filters.tag).map(({ type, label, address }) => ({
      tagName: "link",
      rel: "alternate",
      type,
      title: `Dorsal ${listHeading({ ...filters, q: "" })[lang]} (${label})`,
      href: inLanguage(lang, origin + address),
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

/** The cards of a page, the newest one wide, or why there are none. */
function Posts({ list }: { list: BlogList }) {
  const say = useSay();
  const { filters, posts, failure } = list;
  if (failure) {
    return (
      <EmptyState
        title={say(failure)}
        icon="alert"
        action={
          <ButtonLink to={blogAddress(filters)}>
            {say({ en: "Try again", es: "Intentar de nuevo" })}
          </ButtonLink>
        }
      />
    );
  }
  if (posts.rows.length === 0) return <NoPosts list={list} />;
  return (
    <>
      <ul className="blog-grid">
        {posts.rows.map((post, place) => (
          <li key={post.id}>
            <PostCard post={post} lead={place === 0} eager={place < 3} />
          </li>
        ))}
      </ul>
      <Pagination
        page={posts.page}
        pages={posts.pages}
        addressOf={(page) => blogAddress({ ...filters, page })}
      />
      <FeedLinks tag={filters.tag} />
    </>
  );
}

function NoPosts({ list: { filters } }: { list: BlogList }) {
  const say = useSay();
  const isNarrow = filters.q !== "" || filters.tag !== "";
  return (
    <EmptyState
      icon="search"
      title={say({ en: "No Articles Found", es: "No se encontraron artículos" })}
      action={
        isNarrow ? (
          <ButtonLink to={href("/blog")}>
            {say({ en: "Show all articles", es: "Mostrar todos los artículos" })}
          </ButtonLink>
        ) : (
          <ButtonLink to={href("/races")}>
            {say({ en: "Find a race", es: "Encontrar una carrera" })}
          </ButtonLink>
        )
      }
    >
      <p>
        {isNarrow
          ? say({
              en: "No article has these words. Try fewer of them, or another tag.",
              es: "Ningún artículo tiene estas palabras. Prueba con menos o con otra etiqueta.",
            })
          : say({
              en: "The first articles are being written. Until then, the races are a good read.",
              es: "Los primeros artículos están en camino. Mientras tanto, date una vuelta por las carreras.",
            })}
      </p>
    </EmptyState>
  );
}

/** The widths of the picture on a page of one, two and three columns. */
const sizes = "(width < 40rem) 92vw, (width < 64rem) 46vw, 24rem";
const leadSizes = "(width < 64rem) 92vw, 44rem";

/** How many tags a card shows. */
const tagsShown = 3;

/** A post in the list. The whole card leads to it, and its tags to their lists. */
function PostCard({
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
  const say = useSay();
  const lang = useLang();
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
          <time dateTime={day}>{formatDay(day, lang)}</time>
          <span>{say(listedReadingTime)}</span>
          <WrittenIn lang={post.lang} />
        </p>
        <h2 lang={post.lang} className="post-card-title">
          <Link
            to={href("/blog/:id", { id: post.id })}
            prefetch="intent"
            className="post-card-link"
          >
            {post.title}
          </Link>
        </h2>
        <p lang={post.lang} className="post-card-excerpt">
          {post.excerpt}
        </p>
        <div className="post-card-foot">
          <span>
            {say({ en: `By ${post.authorName}`, es: `Por ${authorIn(post.authorName, "es")}` })}
          </span>
          {post.tags.length > 0 && (
            <ul aria-label={say({ en: "Tags", es: "Etiquetas" })}>
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

/** What the list is narrowed to, in words. */
function listHeading({ q, tag }: Pick<ReadingFilters, "q" | "tag">): Words {
  if (q && tag)
    return { en: `Articles about ${tag} with “${q}”`, es: `Artículos sobre ${tag} con “${q}”` };
  if (q) return { en: `Articles with “${q}”`, es: `Artículos con “${q}”` };
  return tag
    ? { en: `Articles about ${tag}`, es: `Artículos sobre ${tag}` }
    : { en: "Blog", es: "Blog" };
}

/** The heading, the search and the tags. Without scripts: a form and links. */
function ListHead({ list: { filters, tags } }: { list: BlogList }) {
  const say = useSay();
  const { q, tag } = filters;
  const isNarrow = q !== "" || tag !== "";
  const offered = tag && !tags.includes(tag) ? [tag, ...tags] : tags;
  return (
    <header className="blog-list-head">
      <div className="blog-list-title">
        <h1>{say(listHeading(filters))}</h1>
        {isNarrow ? (
          <p>
            <Link to={href("/blog")} className="link-strong">
              {say({ en: "Show all articles", es: "Mostrar todos los artículos" })}
            </Link>
          </p>
        ) : (
          <p>
            {say({
              en: "Training, gear and race days: articles for runners, with the races they are about.",
              es: "Entrenamiento, equipo y días de carrera: artículos para corredores, con las carreras de las que hablan.",
            })}
          </p>
        )}
      </div>
      <search>
        <form action={useHref(href("/blog"))} className="blog-search">
          <label htmlFor="blog-q" className="sr-only">
            {say({ en: "Search articles", es: "Buscar artículos" })}
          </label>
          <input
            id="blog-q"
            name="q"
            type="search"
            className="input"
            placeholder={say({ en: "Search articles...", es: "Buscar artículos…" })}
            maxLength={100}
            enterKeyHint="search"
            defaultValue={q}
          />
          {tag && <input type="hidden" name="tag" value={tag} />}
          <button type="submit" aria-label={say({ en: "Search", es: "Buscar" })}>
            <Icon name="search" />
          </button>
        </form>
      </search>
      {offered.length > 0 && (
        <nav aria-label={say({ en: "Tags", es: "Etiquetas" })} className="blog-tags">
          <ul>
            {offered.map((each) => (
              <li key={each}>
                <Link
                  to={each === tag ? blogAddress({ q }) : blogAddress({ tag: each })}
                  aria-current={each === tag ? "true" : undefined}
                  className={each === tag ? "chip chip-solid" : "chip chip-outline"}
                >
                  {each}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}

/** The feeds of what the list shows. */
function FeedLinks({ tag }: { tag: string }) {
  const say = useSay();
  const lang = useLang();
  return (
    <p className="blog-feeds">
      {tag
        ? say({ en: `Follow “${tag}”: `, es: `Sigue “${tag}”: ` })
        : say({ en: "Follow the blog: ", es: "Sigue el blog: " })}
      {feedsOf(tag).map(({ label, address, type }, place) => (
        <span key={label}>
          {place > 0 && " · "}
          <a href={inLanguage(lang, address)} type={type}>
            {label}
          </a>
        </span>
      ))}
    </p>
  );
}

/** What the list of posts shows. */
type BlogList = {
  filters: ReadingFilters;
  origin: string;
  posts: Page<PostSummary>;
  tags: string[];
  /** A sentence in place of the posts that could not be read. */
  failure: Words | null;
};
