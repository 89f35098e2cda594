import { data } from "react-router";
import { findViewer } from "#features/accounts/viewer.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { keptAmong } from "#features/favorites/queries.server.ts";
import { withCoversApart } from "#features/races/card/covers-apart.server.ts";
import { shownCard } from "#features/races/card/shown-card.ts";
import {
  citiesOfUpcoming,
  countDistances,
  keyRaces,
  nextRace,
  popularCities,
  raceTypes,
} from "#features/races/home/home.server.ts";
import { noteIfAway, requestId, services } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import { useArriving } from "#ui/arriving.tsx";
import { Container } from "#ui/page/page.tsx";
import type { LengthUnit } from "#values/length.ts";
import { pageMeta, siteName } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import { lengthUnitOf } from "#values/web/unit-cookie.ts";
import type { Route } from "./+types/home.ts";
import { AssistantPromo } from "./assistant-promo.tsx";
import { ClosingCall } from "./closing-call.tsx";
import { FeatureCards } from "./feature-cards.tsx";
import { Hero } from "./hero.tsx";
import styles from "./home.css?url";
import { emptyHome, type Home } from "./home-data.ts";
import { KeyRaces } from "./key-races.tsx";
import { PopularLocations } from "./popular-locations.tsx";
import { SearchBlock } from "./search-block.tsx";
import { Stats } from "./stats.tsx";

/** Cities that the page itself carries; the drop-down fetches all of them when it is opened. */
const citiesInPage = 200;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  const url = `${new URL(request.url).origin}/`;
  const unit = lengthUnitOf(request.headers.get("cookie"));
  try {
    const viewer = await findViewer(args);
    return data({ url, home: await readHome(services(context), viewer, unit) });
  } catch (error) {
    // A home page without races is still a home page: a failure shows an empty state.
    services(context).log.error(
      { id: requestId(context), error },
      "The home page could not be loaded",
    );
    return data({ url, home: { ...emptyHome, unit } }, noteIfAway(context, error) ? 503 : 200);
  }
}

/** Another page turns to this one at once; what needs the server arrives after it. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const home = serverLoader().then((loaded): Home => loaded.home);
  return { url: `${location.origin}/`, home: home.catch(() => emptyHome) };
}

export const headers = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: siteName,
    description:
      "Find your next race in Peru, Mexico, Canada and the United States: distances, prices, courses and reviews in one place.",
    url: loaderData?.url ?? "/",
  });

export default function HomePage({ loaderData }: Route.ComponentProps) {
  // The form of the search is here at once: what is typed into it must outlive the arrival of the rest.
  const home = useArriving<Home>(loaderData.home);
  return (
    <>
      <Parts home={home} />
      <AssistantPromo />
    </>
  );
}

/** The page with what is loaded of it: `null` while nothing is. */
function Parts({ home }: { home: Home | null }) {
  const { next, types, cities, popular, key, kept, distances, unit } = home ?? emptyHome;
  return (
    <>
      <Hero race={next} unit={unit} />
      <Container>
        <SearchBlock types={types} cities={cities} />
        <PopularLocations cities={home ? popular : null} />
        <KeyRaces races={home ? key : null} kept={kept} />
        <FeatureCards />
        <Stats distances={distances} />
        <ClosingCall />
      </Container>
    </>
  );
}

async function readHome(
  { db, now, log }: Pick<Services, "db" | "now" | "log">,
  viewer: Viewer | null,
  unit: LengthUnit,
): Promise<Home> {
  const [next, types, cities, popular, key, distances] = await Promise.all([
    nextRace({ db, now }),
    raceTypes({ db, now }),
    citiesOfUpcoming({ db, now }),
    popularCities({ db, now }),
    keyRaces({ db, now }),
    countDistances({ db }),
  ]);
  return {
    next,
    types,
    cities: cities.slice(0, citiesInPage),
    popular,
    distances,
    unit,
    key: withCoversApart(
      key,
      key.map((race) => shownCard(race, unit)),
    ),
    kept: await keptAmong(
      { db, log },
      viewer,
      key.map(({ id }) => id),
    ),
  };
}
