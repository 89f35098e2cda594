import { lazy, Suspense } from "react";
import { data, href, Link } from "react-router";
import { findViewer } from "#features/accounts/viewer.server.ts";
import { pictureSources } from "#features/blog/images/addresses.ts";
import {
  authorIn,
  blogAddress,
  feedsOf,
  listPicture,
  type NeighborPost,
  type PostPage,
  type PublishedPost,
  postMissing,
  postUrl,
} from "#features/blog/reading/post.ts";
import {
  findPost,
  neighborsOf,
  racesOfPost,
  translationOf,
} from "#features/blog/reading/queries.server.ts";
import {
  latest,
  postBreadcrumb,
  postStructuredData,
} from "#features/blog/reading/structured-data.ts";
import { readingMinutes } from "#features/blog/reading/words.ts";
import { keptAmong } from "#features/favorites/favorites.server.ts";
import { Keeping } from "#features/favorites/keeping.tsx";
import { withCoversApart } from "#features/races/card/covers-apart.server.ts";
import { RaceCard } from "#features/races/card/race-card.tsx";
import { type ShownCard, shownCard } from "#features/races/card/shown-card.ts";
import { services } from "#services/context.ts";
import { Icon } from "#ui/icon.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { TranslationLink, WrittenIn } from "#ui/language/translation.tsx";
import { LinkChip } from "#ui/list/chip.tsx";
import { type OutlineEntry, parseArticle } from "#ui/markdown/article-tree.ts";
import { Article } from "#ui/markdown/markdown.tsx";
import { NewTabNote, TextLink } from "#ui/navigation/text-link.tsx";
import { Menu } from "#ui/overlay/menu.tsx";
import { Breadcrumb } from "#ui/page/breadcrumb.tsx";
import { missingMeta } from "#ui/page/missing-title.ts";
import { Container, Section } from "#ui/page/page.tsx";
import { formatDay, toDay } from "#values/day.ts";
import type { Lang, Words } from "#values/say.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { inLanguage, languageOf } from "#values/web/language.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/post.ts";
import styles from "./post/post.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const handle: Handle = { plain: true };

/** Browsers load it with the first post that cannot be shown. The server imports it at once. */
const PostNotFound = import.meta.env.SSR
  ? (await import("./post/post-not-found.tsx")).PostNotFound
  : lazy(async () => ({ default: (await import("./post/post-not-found.tsx")).PostNotFound }));

export async function loader(
  args: Route.LoaderArgs,
): Promise<PostPage & { kept: string[]; origin: string; structured: string[] }> {
  const { request, params, context, url } = args;
  const { db, now, log } = services(context);
  const { origin } = url;
  const found = await findPost({ db, now }, params.id);
  if (!found) throw data("Blog Post Not Found", 404);

  const [races, neighbors, translation] = await Promise.all([
    racesOfPost({ db, now }, found),
    neighborsOf({ db, now }, found, languageOf(url)),
    translationOf({ db, now }, found),
  ]);
  const { content, ...post } = found;
  const { nodes, outline } = parseArticle(content, {
    title: post.title,
    sourcesOf: pictureSources,
    lang: post.lang,
  });
  const lang = languageOf(args.url);
  const unit = lengthUnitOf(request.headers.get("cookie"));
  return {
    post,
    written: {
      lang: post.lang,
      translation: translation && {
        lang: translation.lang,
        to: href("/blog/:id", { id: translation.id }),
      },
    },
    nodes,
    outline,
    minutes: readingMinutes(nodes),
    races: withCoversApart(
      races,
      races.map((race) => shownCard(race, unit, { lang })),
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

export const meta: Route.MetaFunction = ({ loaderData, error, matches }) => {
  if (!loaderData) return missingMeta(matches, error, postMissing);
  const { post, written, origin, structured } = loaderData;
  const { lang } = pageLanguages(matches);
  const addressOf = (id: string) => origin + href("/blog/:id", { id });
  const facts = [
    { property: "article:published_time", content: post.publishedAt.toISOString() },
    { property: "article:modified_time", content: latest(post).toISOString() },
    ...post.tags.map((tag) => ({ property: "article:tag", content: tag })),
  ];
  return [
    ...pageMeta(pageLanguages(matches), {
      title: post.pageTitle,
      description: post.excerpt,
      url: addressOf(post.id),
      written,
      image: {
        url: `${addressOf(post.id)}/share.jpg`,
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
      href: inLanguage(lang, origin + address),
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
        <Contents outline={outline} lang={post.lang} />
        <div className="post-text">
          <div lang={post.lang}>
            <Article nodes={nodes} />
          </div>
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

/** The tags of a post, each with the way to its list. */
function PostTags({ tags }: { tags: readonly string[] }) {
  const say = useSay();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={say({ en: "Tags", es: "Etiquetas" })} className="post-tags">
      {tags.map((tag) => (
        <li key={tag}>
          <LinkChip to={blogAddress({ tag })}>{tag}</LinkChip>
        </li>
      ))}
    </ul>
  );
}

/** The races that a post names. */
function RelatedRaces({ races, kept }: { races: ShownCard[]; kept: string[] }) {
  const say = useSay();
  if (races.length === 0) return null;
  return (
    <Section
      title={say({ en: "Races in this article", es: "Carreras de este artículo" })}
      className="post-races"
    >
      <Keeping kept={kept}>
        {(isKept) => (
          <div className="race-grid">
            {races.map((race) => (
              <RaceCard key={race.id} race={race} isKept={isKept(race.id)} />
            ))}
          </div>
        )}
      </Keeping>
    </Section>
  );
}

/** The ways on: to the article before, to the one after, and to all. */
function Neighbors({ newer, older }: { newer: NeighborPost | null; older: NeighborPost | null }) {
  const say = useSay();
  return (
    <nav aria-label={say({ en: "More articles", es: "Más artículos" })} className="post-neighbors">
      {older && (
        <Link to={href("/blog/:id", { id: older.id })} rel="prev" className="card post-neighbor">
          <span className="text-sm text-muted">
            {say({ en: "Previous article", es: "Artículo anterior" })}
          </span>
          <b>{older.title}</b>
        </Link>
      )}
      {newer && (
        <Link
          to={href("/blog/:id", { id: newer.id })}
          rel="next"
          className="card post-neighbor post-neighbor-next"
        >
          <span className="text-sm text-muted">
            {say({ en: "Next article", es: "Artículo siguiente" })}
          </span>
          <b>{newer.title}</b>
        </Link>
      )}
      <p>
        <TextLink look="strong" to={href("/blog")}>
          {say({ en: "Browse all articles", es: "Ver todos los artículos" })}
        </TextLink>
      </p>
    </nav>
  );
}

const wrote: Record<PublishedPost["writtenBy"], Words | null> = {
  person: null,
  "built-in": {
    en: "The first text of this article was put together by Dorsal’s own writing program from the race directory. An editor published it.",
    es: "El primer texto de este artículo lo armó el programa de escritura de Dorsal a partir del directorio de carreras. Un editor lo publicó.",
  },
  model: {
    en: "The first text of this article was written by an AI language model. An editor published it.",
    es: "El primer texto de este artículo lo escribió un modelo de lenguaje de IA. Un editor lo publicó.",
  },
};

const made: Record<NonNullable<PublishedPost["imageSource"]>, Words | null> = {
  upload: null,
  model: {
    en: "The picture was made by an AI image model.",
    es: "La imagen la creó un modelo de imágenes de IA.",
  },
  drawn: { en: "The picture was drawn by a program.", es: "La imagen la dibujó un programa." },
};

/** Says what no person wrote or photographed. */
function Disclosure({
  post: { writtenBy, imageSource, featuredImage },
}: {
  post: Pick<PublishedPost, "writtenBy" | "imageSource" | "featuredImage">;
}) {
  const say = useSay();
  const sentences = [
    wrote[writtenBy],
    featuredImage && imageSource ? made[imageSource] : null,
  ].flatMap((sentence) => sentence ?? []);
  if (sentences.length === 0) return null;
  return (
    <aside
      aria-label={say({ en: "How this article was made", es: "Cómo se hizo este artículo" })}
      className="post-disclosure"
    >
      <p>{sentences.map(say).join(" ")}</p>
    </aside>
  );
}

/** A post with fewer headings is read without a table of contents. */
const leastHeadings = 3;

/** The table of contents: beside the text where there is room, else closed above it. */
function Contents({ outline, lang }: { outline: readonly OutlineEntry[]; lang: Lang }) {
  const say = useSay();
  if (outline.length < leastHeadings) return null;
  return (
    <>
      <nav
        aria-label={say({ en: "In this article", es: "En este artículo" })}
        className="post-contents-beside"
      >
        <p className="font-display text-sm font-bold">
          {say({ en: "In this article", es: "En este artículo" })}
        </p>
        <Entries outline={outline} lang={lang} />
      </nav>
      <details className="card post-contents-above">
        <summary>{say({ en: "In this article", es: "En este artículo" })}</summary>
        <nav aria-label={say({ en: "In this article", es: "En este artículo" })}>
          <Entries outline={outline} lang={lang} />
        </nav>
      </details>
    </>
  );
}

function Entries({ outline, lang }: { outline: readonly OutlineEntry[]; lang: Lang }) {
  return (
    <ol lang={lang}>
      {outline.map(({ id, level, words }) => (
        <li key={id} className={level === 3 ? "post-contents-inner" : undefined}>
          <a href={`#${id}`}>{words}</a>
        </li>
      ))}
    </ol>
  );
}

/** The title with who wrote it and when, and the featured image. */
function PostHead({ page: { post, written, minutes }, url }: { page: PostPage; url: string }) {
  const say = useSay();
  const lang = useLang();
  const published = toDay(post.publishedAt);
  const updated = toDay(post.updatedAt);
  return (
    <>
      <header className="post-head">
        <Breadcrumb
          steps={[
            { label: say({ en: "Home", es: "Inicio" }), to: href("/") },
            { label: say({ en: "Blog", es: "Blog" }), to: href("/blog") },
          ]}
        />
        <h1 lang={post.lang}>{post.title}</h1>
        <div className="post-byline">
          <p>
            <span>
              <Rich
                text={say({
                  en: `By <0>${post.authorName}</0>`,
                  es: `Por <0>${authorIn(post.authorName, "es")}</0>`,
                })}
                parts={[(words) => <b>{words}</b>]}
              />
            </span>
            <time dateTime={published}>{formatDay(published, lang)}</time>
            <span>{say({ en: `${minutes} min read`, es: `${minutes} min de lectura` })}</span>
            <WrittenIn lang={post.lang} />
            {updated > published && (
              <span>
                <Rich
                  text={say({
                    en: `Updated <0>${formatDay(updated, lang)}</0>`,
                    es: `Actualizado el <0>${formatDay(updated, lang)}</0>`,
                  })}
                  parts={[(words) => <time dateTime={updated}>{words}</time>]}
                />
              </span>
            )}
          </p>
          <ShareLinks title={post.title} url={url} />
        </div>
        <TranslationLink translation={written.translation}>
          {{ en: "Read this article in English", es: "Lee este artículo en español" }}
        </TranslationLink>
      </header>
      <figure className="post-picture">
        <img
          {...listPicture(post)}
          sizes={post.featuredImage ? "(width < 52rem) 94vw, 50rem" : undefined}
          alt={post.featuredImage ? post.featuredImageAlt : ""}
          fetchPriority="high"
        />
      </figure>
    </>
  );
}

/** Opens the share window of a network with the address and the title. It needs no script. */
function ShareLinks({ title, url }: { title: string; url: string }) {
  const say = useSay();
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
          <Icon name="share" /> {say({ en: "Share", es: "Compartir" })}
        </>
      }
    >
      {networks.map((network) => (
        <a key={network.name} href={network.href} target="_blank" rel="noopener noreferrer">
          {network.name}
          <NewTabNote />
        </a>
      ))}
    </Menu>
  );
}
