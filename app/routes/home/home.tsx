import { data, href } from "react-router";
import { findViewer } from "#features/accounts/viewer.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { keptAmong } from "#features/favorites/queries.server.ts";
import { withCoversApart } from "#features/races/card/covers-apart.server.ts";
import { type ShownCard, shownCard } from "#features/races/card/shown-card.ts";
import { noFilters, racesAddress } from "#features/races/filters/filters.ts";
import {
  citiesOfUpcoming,
  countDistances,
  keyRaces,
  nextRace,
  popularCities,
  raceTypes,
} from "#features/races/home/home.server.ts";
import type { RaceCard } from "#features/races/race.ts";
import { noteIfAway, requestId, services } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import { useArriving } from "#ui/arriving.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Card } from "#ui/list/card.tsx";
import { LinkChip } from "#ui/list/chip.tsx";
import { LoadingDots } from "#ui/list/skeleton.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container } from "#ui/page/page.tsx";
import type { LengthUnit } from "#values/length.ts";
import { formatCount } from "#values/text/count.ts";
import { pageMeta, siteName } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import { lengthUnitOf } from "#values/web/unit-cookie.ts";
import type { Route } from "./+types/home.ts";
import { AssistantPromo } from "./assistant-promo.tsx";
import { Hero } from "./hero.tsx";
import styles from "./home.css?url";
import { KeyRaces } from "./key-races.tsx";
import { SearchBlock } from "./search-block.tsx";

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

/** The data of the home page. */
type Home = {
  /** The race on the large bib. */
  next: RaceCard | null;
  types: string[];
  cities: string[];
  popular: string[];
  key: ShownCard[];
  /** Those of the key races that the viewer keeps. */
  kept: string[];
  /** How many distances are listed in all. */
  distances: number;
  unit: LengthUnit;
};

const emptyHome: Home = {
  next: null,
  types: [],
  cities: [],
  popular: [],
  key: [],
  kept: [],
  distances: 0,
  unit: "km",
};

/** Cities with races to come; `null` while they are loading. */
function PopularLocations({ cities }: { cities: string[] | null }) {
  if (cities?.length === 0) return null;
  return (
    <section className="mt-6 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className="text-base font-bold tracking-normal">Popular locations</h2>
      {cities === null ? (
        <LoadingDots />
      ) : (
        <ul className="flex flex-wrap gap-2">
          {cities.map((city) => (
            <li key={city}>
              <LinkChip to={racesAddress({ ...noFilters, city })}>{city}</LinkChip>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const features: { icon: IconName; title: string; text: string; action: string; to: string }[] = [
  {
    icon: "chat",
    title: "AI Assistant",
    text: "Ask about training, pacing or which race to run next, at any hour.",
    action: "Chat with AI",
    to: href("/chat/:threadId?"),
  },
  {
    icon: "people",
    title: "Expert Services",
    text: "Coaches and training groups who know your distance and your city.",
    action: "Find Experts",
    to: href("/services"),
  },
  {
    icon: "star",
    title: "Premium Benefits",
    text: "Personal plans, deeper analysis and partner offers for members.",
    action: "Go Premium",
    to: href("/membership"),
  },
];

/** The hub's offers besides races. */
function FeatureCards() {
  return (
    <section aria-label="What else is here" className="mt-16 grid gap-6 md:grid-cols-3">
      {features.map((feature) => (
        <Card key={feature.title} className="flex flex-col items-start p-6">
          <Icon name={feature.icon} className="size-8 text-signal" />
          <h2 className="mt-4 text-xl">{feature.title}</h2>
          <p className="mt-2 mb-5 text-muted">{feature.text}</p>
          <TextLink look="strong" to={feature.to} className="mt-auto">
            {feature.action}
          </TextLink>
        </Card>
      ))}
    </section>
  );
}

/** Figures that the product's owner fixes; the number of listed races is counted. */
const fixed = [
  { value: "5", label: "Type of Races" },
  { value: "3", label: "Countries" },
  { value: "24/7", label: "AI Support" },
] as const;

function Stats({ distances }: { distances: number }) {
  const figures = [{ value: `${formatCount(distances)}+`, label: "Listed Races" }, ...fixed];
  return (
    <section aria-label="Dorsal in numbers" className="mt-16">
      <dl className="card grid grid-cols-2 overflow-hidden lg:grid-cols-4">
        {figures.map((figure) => (
          <div
            key={figure.label}
            className="-mr-px -mb-px flex flex-col-reverse border-r border-b border-line px-6 py-6 md:px-7"
          >
            <dt className="mt-2 text-muted">{figure.label}</dt>
            <dd className="num text-3xl md:text-[2.75rem]">{figure.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ClosingCall() {
  return (
    <section className="mt-16 flex flex-col items-start gap-6 border-t border-line pt-12 md:flex-row md:items-center md:justify-between">
      <div>
        <h2 className="text-2xl md:text-3xl">Keep every bib in one place</h2>
        <p className="mt-2 max-w-text text-lg text-muted">
          Races you love, races you ran, and the plan that takes you to the next one.
        </p>
      </div>
      <ButtonLink to={href("/membership")} size="large" className="shrink-0">
        Sign Up
      </ButtonLink>
    </section>
  );
}
