import { href, Link, useHref } from "react-router";
import { podcastCoverAddress } from "#features/podcasts/reading/playable.ts";
import type { PodcastSummary } from "#features/podcasts/reading/podcast.ts";
import {
  listedLength,
  podcastsAddress,
  podcastsFailed,
} from "#features/podcasts/reading/series.ts";
import { Bib } from "#features/races/card/bib.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { WrittenIn } from "#ui/language/translation.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { formatDay, toDay } from "#values/day.ts";
import type { Page } from "#values/form/paging.ts";

/** Cards that are visible without scrolling on a usual screen. */
const eagerCards = 3;

/** The published episodes, or why there are none. */
export function PodcastList({
  found,
  asked,
}: {
  /** `null` if they could not be loaded. */
  found: Page<PodcastSummary> | null;
  /** The page that the address names. */
  asked: number;
}) {
  const say = useSay();
  return (
    <Container className="pt-8 pb-16 md:pt-12">
      <ListHeading />
      <div className="mt-10">
        {found === null ? (
          <EmptyState
            title={say(podcastsFailed)}
            icon="alert"
            action={
              <ButtonLink to={podcastsAddress(asked)} reloadDocument>
                {say({ en: "Try Again", es: "Intentar de nuevo" })}
              </ButtonLink>
            }
          />
        ) : (
          <Episodes found={found} />
        )}
      </div>
    </Container>
  );
}

function Episodes({ found: { rows, page, pages } }: { found: Page<PodcastSummary> }) {
  const say = useSay();
  if (rows.length === 0) {
    return (
      <EmptyState
        title={say({ en: "No Podcasts Available", es: "No hay pódcasts disponibles" })}
        icon="clock"
      >
        <p>
          {say({
            en: "There are no episodes yet. Come back soon.",
            es: "Todavía no hay episodios. Vuelve pronto.",
          })}
        </p>
      </EmptyState>
    );
  }
  return (
    <>
      <ol className="podcast-list">
        {rows.map((podcast, place) => (
          <li key={podcast.id}>
            <PodcastCard podcast={podcast} eager={place < eagerCards} />
          </li>
        ))}
      </ol>
      <div className="mt-10">
        <Pagination page={page} pages={pages} addressOf={podcastsAddress} />
      </div>
    </>
  );
}

/** An episode in the list. The whole card is a link to its page. */
function PodcastCard({ podcast, eager }: { podcast: PodcastSummary; eager: boolean }) {
  const say = useSay();
  const lang = useLang();
  const day = toDay(podcast.createdAt);
  return (
    <article className="podcast-card card">
      <div className="podcast-card-cover">
        <img
          src={podcastCoverAddress(podcast)}
          alt=""
          width={640}
          height={640}
          loading={eager ? "eager" : "lazy"}
          decoding="async"
        />
        <Bib day={day} type={podcast.kind} silent className="podcast-card-bib" />
      </div>
      <div className="podcast-card-body">
        <p className="podcast-card-line">
          <time dateTime={day}>{formatDay(day, lang)}</time>
          <span>{listedLength}</span>
          <WrittenIn lang={podcast.lang} />
        </p>
        <h2 lang={podcast.lang} className="podcast-card-title">
          <Link to={href("/podcasts/:id", { id: podcast.id })} prefetch="intent">
            {podcast.title}
          </Link>
        </h2>
        <p lang={podcast.lang} className="podcast-card-excerpt">
          {podcast.excerpt}
        </p>
        <p aria-hidden="true" className="podcast-card-listen">
          {say({ en: "Listen or read", es: "Escucha o lee" })}
        </p>
      </div>
    </article>
  );
}

/** The heading of the list and the address to subscribe to. */
export function ListHeading() {
  const say = useSay();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
      <PageHeading
        lead={say({
          en: "Short episodes about races and running, to listen to on the way or to read. A synthetic voice reads them, and says so.",
          es: "Episodios cortos sobre carreras y running, para escuchar en el camino o para leer. Los lee una voz sintética, y lo dice.",
        })}
      >
        {say({ en: "Podcasts", es: "Pódcasts" })}
      </PageHeading>
      <a href={useHref(href("/podcasts/feed.xml"))} className="link-strong py-1.5">
        {say({ en: "Subscribe by RSS", es: "Suscribirse por RSS" })}
      </a>
    </div>
  );
}
