import { data } from "react-router";
import type { PodcastSummary } from "#features/podcasts/reading/podcast.ts";
import { findPodcasts } from "#features/podcasts/reading/queries.server.ts";
import {
  feedLink,
  podcastsAddress,
  seriesCoverUrl,
  seriesIn,
} from "#features/podcasts/reading/series.ts";
import { seriesStructuredData } from "#features/podcasts/sharing/structured-data.ts";
import { noteIfAway, requestId, services } from "#services/context.ts";
import { Arriving, arrivingPage } from "#ui/arriving.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import { Container } from "#ui/page/page.tsx";
import { type Page, readPageNumber } from "#values/form/paging.ts";
import { languageOf } from "#values/web/language.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/list.ts";
import styles from "./list/list.css?url";
import { ListHeading, PodcastList } from "./list/podcast-list.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const handle: Handle = { plain: true };

/** `null` instead of a page: the episodes could not be loaded. */
type Listed = { origin: string; asked: number; found: Page<PodcastSummary> | null };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { origin, searchParams } = url;
  const asked = readPageNumber(searchParams.get("page"));
  try {
    const found = await findPodcasts(services(context), asked, languageOf(url));
    return data({ loaded: { origin, asked, found } satisfies Listed });
  } catch (error) {
    services(context).log.error(
      { id: requestId(context), error },
      "The podcasts could not be loaded",
    );
    const loaded: Listed = { origin, asked, found: null };
    return data({ loaded }, noteIfAway(context, error) ? 503 : 500);
  }
}

/** Coming from another page, this one opens at once and fills when its episodes arrive. */
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const asked = readPageNumber(searchParams.get("page"));
  return arrivingPage<Listed>(
    request,
    serverLoader().then(({ loaded }) => loaded),
    () => ({ origin, asked, found: null }),
  );
}

export const headers: Route.HeadersFunction = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const loaded = loaderData?.loaded;
  const isHere = loaded && !(loaded instanceof Promise);
  const origin = isHere ? loaded.origin : "";
  const { lang } = pageLanguages(matches);
  const page = isHere ? (loaded.found?.page ?? loaded.asked) : 1;
  return [
    ...pageMeta(pageLanguages(matches), {
      title:
        page > 1
          ? { en: `Podcasts, page ${page}`, es: `Pódcasts, página ${page}` }
          : { en: "Podcasts", es: "Pódcasts" },
      description: seriesIn(lang).description,
      url: origin + podcastsAddress(page),
      image: {
        url: seriesCoverUrl(origin, lang),
        alt: seriesIn(lang).title,
        width: 1400,
        height: 1400,
      },
    }),
    feedLink(lang),
    { "script:ld+json": seriesStructuredData(origin, lang) },
  ];
};

export default function Podcasts({ loaderData }: Route.ComponentProps) {
  return (
    <Arriving value={loaderData.loaded} fallback={<ListSkeleton />}>
      {({ asked, found }) => <PodcastList found={found} asked={asked} />}
    </Arriving>
  );
}

const cards = ["1", "2", "3"];

/** The list while its episodes load. */
function ListSkeleton() {
  const say = useSay();
  return (
    <Container className="pt-8 pb-16 md:pt-12">
      <ListHeading />
      <div className="mt-10">
        <div
          role="status"
          aria-label={say({ en: "Loading podcasts", es: "Cargando pódcasts" })}
          className="podcast-list"
        >
          {cards.map((card) => (
            <div key={card} aria-hidden="true" className="podcast-card card">
              <div className="podcast-card-cover">
                <div className="skeleton aspect-square w-full" />
              </div>
              <div className="podcast-card-body">
                <Skeleton className="h-5 w-40" />
                <Skeleton className="mt-2 h-7 w-3/4" />
                <Skeleton className="mt-3 h-5 w-full" />
                <Skeleton className="h-5 w-full" />
                <Skeleton className="h-5 w-2/3" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </Container>
  );
}
