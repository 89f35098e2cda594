import { lazy, Suspense } from "react";
import { data } from "react-router";
import { findViewer } from "#features/accounts/viewer.server.ts";
import { keptAmong } from "#features/favorites/queries.server.ts";
import { findPodcast, neighborsOf, racesOfPodcast } from "#features/podcasts/queries.server.ts";
import { chaptersOf } from "#features/podcasts/reading/chapters.ts";
import { readPlayTime } from "#features/podcasts/reading/play-time.ts";
import { playableOf } from "#features/podcasts/reading/playable.ts";
import { shownLines } from "#features/podcasts/reading/shown-lines.ts";
import { transcriptOf } from "#features/podcasts/reading/transcript.ts";
import { podcastUrl } from "#features/podcasts/series.ts";
import { descriptionOf } from "#features/podcasts/sharing/description.ts";
import { feedLink } from "#features/podcasts/sharing/feed-link.ts";
import { podcastStructuredData } from "#features/podcasts/sharing/structured-data.ts";
import { withCoversApart } from "#features/races/card/covers-apart.server.ts";
import { shownCard } from "#features/races/card/shown-card.ts";
import { services } from "#services/context.ts";
import { missingTitle } from "#ui/page/missing-title.ts";
import { toDay } from "#values/day.ts";
import { pageMeta, pageTitle } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import { lengthUnitOf } from "#values/web/unit-cookie.ts";
import type { Route } from "./+types/podcast.ts";
import styles from "./podcast/podcast.css?url";
import type { PodcastData } from "./podcast/podcast-data.ts";
import { PodcastPage } from "./podcast/podcast-page.tsx";

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

  const [races, neighbors] = await Promise.all([
    racesOfPodcast({ db, now }, podcast),
    neighborsOf({ db }, podcast),
  ]);
  const { origin, searchParams } = url;
  const unit = lengthUnitOf(request.headers.get("cookie"));
  const lines = transcriptOf(podcast);
  const chapters = chaptersOf(lines, podcast.races);
  const structured = podcastStructuredData(podcast, origin);
  return {
    url: podcastUrl(podcast, origin),
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
      races.map((race) => shownCard(race, unit)),
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

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!loaderData) return [pageTitle(missingTitle(error, "Podcast Not Found"))];
  const { title, description, url, structured } = loaderData;
  return [
    ...pageMeta({
      title,
      description,
      url,
      type: "article",
      image: { url: `${url}/share.jpg`, alt: title, width: 1200, height: 630 },
    }),
    feedLink,
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
