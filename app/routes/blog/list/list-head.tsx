import { href, Link, useHref } from "react-router";
import { blogAddress, feedsOf, type ReadingFilters } from "#features/blog/reading/addresses.ts";
import type { PostSummary } from "#features/blog/reading/post.ts";
import { Icon } from "#ui/icon.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import type { Page } from "#values/form/paging.ts";
import type { Words } from "#values/say.ts";
import { inLanguage } from "#values/web/language.ts";

/** What the list is narrowed to, in words. */
export function listHeading({ q, tag }: Pick<ReadingFilters, "q" | "tag">): Words {
  if (q && tag)
    return { en: `Articles about ${tag} with “${q}”`, es: `Artículos sobre ${tag} con “${q}”` };
  if (q) return { en: `Articles with “${q}”`, es: `Artículos con “${q}”` };
  return tag
    ? { en: `Articles about ${tag}`, es: `Artículos sobre ${tag}` }
    : { en: "Blog", es: "Blog" };
}

/** The heading, the search and the tags. Without scripts: a form and links. */
export function ListHead({ list: { filters, tags } }: { list: BlogList }) {
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
export function FeedLinks({ tag }: { tag: string }) {
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
export type BlogList = {
  filters: ReadingFilters;
  origin: string;
  posts: Page<PostSummary>;
  tags: string[];
  /** A sentence in place of the posts that could not be read. */
  failure: Words | null;
};
