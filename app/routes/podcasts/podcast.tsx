import { lazy, Suspense } from "react";
import { data, href, Link } from "react-router";
import { findViewer } from "#features/accounts/viewer.server.ts";
import { keptAmong } from "#features/favorites/favorites.server.ts";
import { Keeping } from "#features/favorites/keeping.tsx";
import { ListenButton } from "#features/podcasts/player/listen-button.tsx";
import { PlayFrom, Transcript } from "#features/podcasts/player/transcript.tsx";
import { formatPlayTime, isoPlayTime, readPlayTime } from "#features/podcasts/reading/play-time.ts";
import {
  chaptersOf,
  type PlayableEpisode,
  playableOf,
} from "#features/podcasts/reading/playable.ts";
import { disclosureIn } from "#features/podcasts/reading/podcast.ts";
import {
  findPodcast,
  neighborsOf,
  racesOfPodcast,
  translationOf,
} from "#features/podcasts/reading/queries.server.ts";
import { feedLink, podcastMissing, podcastUrl } from "#features/podcasts/reading/series.ts";
import { type ShownLine, shownLines, transcriptOf } from "#features/podcasts/reading/transcript.ts";
import {
  descriptionOf,
  podcastStructuredData,
} from "#features/podcasts/sharing/structured-data.ts";
import { Bib } from "#features/races/card/bib.tsx";
import { withCoversApart } from "#features/races/card/covers-apart.server.ts";
import { RaceCard } from "#features/races/card/race-card.tsx";
import { type ShownCard, shownCard } from "#features/races/card/shown-card.ts";
import type { RaceKind } from "#features/races/race-type.ts";
import { services } from "#services/context.ts";
import { Icon } from "#ui/icon.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { TranslationLink, WrittenIn } from "#ui/language/translation.tsx";
import { Carousel } from "#ui/list/carousel.tsx";
import { ShareMenu } from "#ui/overlay/share-menu.tsx";
import { Breadcrumb } from "#ui/page/breadcrumb.tsx";
import { missingMeta } from "#ui/page/missing-title.ts";
import { Container, Section } from "#ui/page/page.tsx";
import { type Day, formatDay, toDay } from "#values/day.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { languageOf } from "#values/web/language.ts";
import { pageLanguages, pageMeta, type Written } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import type { Route } from "./+types/podcast.ts";
import styles from "./podcast/podcast.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** Browsers load it with the first episode that cannot be shown. The server imports it at once. */
const PodcastNotFound = import.meta.env.SSR
  ? (await import("./podcast/podcast-not-found.tsx")).PodcastNotFound
  : lazy(async () => ({
      default: (await import("./podcast/podcast-not-found.tsx")).PodcastNotFound,
    }));

export async function loader(args: Route.LoaderArgs) {
  const { context, params, request, url } = args;
  const { db, now, log } = services(context);
  const podcast = await findPodcast({ db }, params.id);
  if (!podcast) throw data("Podcast Not Found", 404);

  const [races, neighbors, translation] = await Promise.all([
    racesOfPodcast({ db, now }, podcast),
    neighborsOf({ db }, podcast, languageOf(url)),
    translationOf({ db }, podcast),
  ]);
  const { origin, searchParams } = url;
  const lang = languageOf(url);
  const unit = lengthUnitOf(request.headers.get("cookie"));
  const lines = transcriptOf(podcast);
  const chapters = chaptersOf(lines, podcast.races);
  const structured = podcastStructuredData(podcast, origin);
  return {
    url: podcastUrl(podcast, origin),
    origin,
    written: {
      lang: podcast.lang,
      translation: translation && {
        lang: translation.lang,
        to: href("/podcasts/:id", { id: translation.id }),
      },
    },
    title: podcast.title,
    day: toDay(podcast.createdAt),
    kind: podcast.kind,
    summary: podcast.description,
    description: descriptionOf(podcast),
    disclosure: podcast.disclosure,
    voiceName: podcast.voiceName,
    from: readPlayTime(searchParams.get("t")),
    episode: playableOf(podcast, chapters, neighbors.next),
    lines: shownLines(lines),
    races: withCoversApart(
      races,
      races.map((race) => shownCard(race, unit, { lang })),
    ),
    kept: await keptAmong(
      { db, log },
      await findViewer(args),
      races.map(({ id }) => id),
    ),
    neighbors,
    structured: structured.map((each) => JSON.stringify(each)),
  } satisfies PodcastData;
}

export const headers: Route.HeadersFunction = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, error, matches }) => {
  if (!loaderData) return missingMeta(matches, error, podcastMissing);
  const { title, description, origin, written, episode, structured } = loaderData;
  const addressOf = (id: string) => origin + href("/podcasts/:id", { id });
  return [
    ...pageMeta(pageLanguages(matches), {
      title,
      description,
      url: addressOf(episode.id),
      written,
      type: "article",
      image: { url: `${addressOf(episode.id)}/share.jpg`, alt: title, width: 1200, height: 630 },
    }),
    feedLink(pageLanguages(matches).lang),
    ...structured.map((each) => ({ "script:ld+json": JSON.parse(each) })),
  ];
};

export default function Podcast({ loaderData }: Route.ComponentProps) {
  return <PodcastPage page={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Suspense>
      <PodcastNotFound error={error} />
    </Suspense>
  );
}

/** An episode: its sound, what is said in it, and the races that it talks about. */
function PodcastPage({ page }: { page: PodcastData }) {
  const say = useSay();
  const { episode, lines, races, kept } = page;
  return (
    <Container className="pt-6 pb-16">
      <PodcastHead page={page} />
      <div className="podcast-columns">
        <section id="transcript" aria-labelledby="transcript-title">
          <h2 id="transcript-title" className="mb-6 text-2xl">
            {say({ en: "Transcript", es: "Transcripción" })}
          </h2>
          <div lang={page.written.lang}>
            <Transcript episode={episode} lines={lines} />
          </div>
        </section>
        {episode.chapters.length > 0 && <Chapters page={page} />}
      </div>
      {races.length > 0 && (
        <Section title={say({ en: "Races in this episode", es: "Carreras de este episodio" })}>
          <Keeping kept={kept}>
            {(isKept) => (
              <Carousel
                label={say({ en: "Races in this episode", es: "Carreras de este episodio" })}
              >
                {races.map((race) => (
                  <RaceCard key={race.id} race={race} isKept={isKept(race.id)} />
                ))}
              </Carousel>
            )}
          </Keeping>
        </Section>
      )}
      <Neighbors page={page} />
    </Container>
  );
}

function Chapters({ page: { episode, written } }: { page: PodcastData }) {
  const say = useSay();
  return (
    <nav aria-labelledby="chapters-title" className="podcast-chapters">
      <h2 id="chapters-title">{say({ en: "Chapters", es: "Capítulos" })}</h2>
      <ol>
        {episode.chapters.map(({ start, title, raceId }) => (
          <li key={start}>
            <PlayFrom episode={episode} start={start}>
              <span className="sr-only">{say({ en: "Play from", es: "Reproducir desde" })} </span>
              <span className="podcast-chapter-time">{formatPlayTime(start)}</span>
              <span lang={written.lang}>{title}</span>
            </PlayFrom>
            {raceId && (
              <Link to={href("/races/:id", { id: raceId })} className="podcast-chapter-race">
                <Rich
                  text={say({
                    en: `See the race<0>: ${title}</0>`,
                    es: `Ver la carrera<0>: ${title}</0>`,
                  })}
                  parts={[(words) => <span className="sr-only">{words}</span>]}
                />
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Neighbors({ page: { neighbors } }: { page: PodcastData }) {
  const say = useSay();
  const { previous, next } = neighbors;
  if (!previous && !next) return null;
  return (
    <nav
      aria-label={say({ en: "Other episodes", es: "Otros episodios" })}
      className="podcast-neighbors"
    >
      {previous && (
        <Link to={href("/podcasts/:id", { id: previous.id })} rel="prev">
          <span>
            <Icon name="chevron-left" className="size-4" />{" "}
            {say({ en: "Previous episode", es: "Episodio anterior" })}
          </span>
          <strong>{previous.title}</strong>
        </Link>
      )}
      {next && (
        <Link to={href("/podcasts/:id", { id: next.id })} rel="next" className="podcast-next">
          <span>
            {say({ en: "Next episode", es: "Episodio siguiente" })}{" "}
            <Icon name="chevron-right" className="size-4" />
          </span>
          <strong>{next.title}</strong>
        </Link>
      )}
    </nav>
  );
}

/** The cover, the title, and the way to listen. */
function PodcastHead({ page }: { page: PodcastData }) {
  const say = useSay();
  const lang = useLang();
  const { episode, title, day, kind, url, summary, disclosure, from, written } = page;
  return (
    <>
      <Breadcrumb
        steps={[
          { label: say({ en: "Home", es: "Inicio" }), to: href("/") },
          { label: say({ en: "Podcasts", es: "Pódcasts" }), to: href("/podcasts") },
          { label: title },
        ]}
      />
      <header className="podcast-head">
        <div className="podcast-cover">
          <img src={episode.cover} alt="" width={640} height={640} fetchPriority="high" />
          <Bib day={day} type={kind} size="large" silent className="podcast-cover-bib" />
        </div>
        <div className="podcast-head-words">
          <h1 lang={page.written.lang} className="text-2xl sm:text-3xl lg:text-4xl">
            {title}
          </h1>
          <p className="tabular mt-3 flex flex-wrap gap-x-5 gap-y-1 text-muted">
            <time dateTime={day}>{formatDay(day, lang)}</time>
            {episode.seconds !== null && (
              <time dateTime={isoPlayTime(episode.seconds)}>
                <span className="sr-only">{say({ en: "Length:", es: "Duración:" })} </span>
                {formatPlayTime(episode.seconds)}
              </time>
            )}
            <WrittenIn lang={page.written.lang} />
          </p>
          <TranslationLink translation={written.translation}>
            {{ en: "Listen to this episode in English", es: "Escucha este episodio en español" }}
          </TranslationLink>
          {summary && (
            <p lang={page.written.lang} className="mt-4 max-w-text text-lg">
              {summary}
            </p>
          )}
          <div id="listen" className="mt-6">
            <div className="needs-script">
              <ListenButton episode={episode} from={from} />
            </div>
            <noscript>
              <audio
                controls
                preload="metadata"
                className="w-full max-w-text"
                src={from === null ? episode.audioUrl : `${episode.audioUrl}#t=${from}`}
              >
                <track
                  kind="captions"
                  src={href("/podcasts/:id/:file", { id: episode.id, file: "transcript.vtt" })}
                  srcLang={page.written.lang}
                />
              </audio>
            </noscript>
          </div>
          <div className="mt-5 flex flex-wrap items-center gap-3">
            <ShareMenu name={title} url={url} />
            <a href={episode.audioUrl} download className="link-strong py-1.5">
              {say({ en: "Download the MP3", es: "Descargar el MP3" })}
            </a>
          </div>
          <p className="podcast-disclosure">{disclosureIn(disclosure, lang)}</p>
        </div>
      </header>
    </>
  );
}

type Beside = { id: string; title: string } | null;

/** Everything that the page of an episode shows. */
type PodcastData = {
  /** The canonical one. */
  url: string;
  origin: string;
  /** The language that is spoken in it, and the same episode in the other one. */
  written: Written;
  title: string;
  day: Day;
  kind: RaceKind;
  /** What was written about it, besides its script. */
  summary: string | null;
  /** For previews of links. */
  description: string;
  disclosure: string;
  voiceName: string | null;
  /** The second that the address asks for. */
  from: number | null;
  episode: PlayableEpisode;
  lines: ShownLine[];
  races: ShownCard[];
  /** Those of the races that the viewer keeps. */
  kept: string[];
  neighbors: { previous: Beside; next: Beside };
  structured: string[];
};
