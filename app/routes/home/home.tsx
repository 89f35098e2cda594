import { lazy, Suspense } from "react";
import { data, href, Link } from "react-router";
import { findViewer } from "#features/accounts/viewer.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { keptAmong } from "#features/favorites/favorites.server.ts";
import { Bib } from "#features/races/card/bib.tsx";
import { bibNumber } from "#features/races/card/bib-number.ts";
import { withCoversApart } from "#features/races/card/covers-apart.server.ts";
import { bibEdge, DistanceBib } from "#features/races/card/distance-bib.tsx";
import { type ShownCard, shownCard } from "#features/races/card/shown-card.ts";
import { noFilters, racesAddress } from "#features/races/filters/filters.ts";
import {
  countDistances,
  keyRaces,
  nextRace,
  popularCities,
  raceTypes,
  type Season,
  season,
} from "#features/races/home/home.server.ts";
import { tagline } from "#features/races/home/tagline.ts";
import type { RaceCard } from "#features/races/race.ts";
import { noteIfAway, publicServices, requestId, services } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import { useArriving } from "#ui/arriving.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { late } from "#ui/late.ts";
import { Card } from "#ui/list/card.tsx";
import { LinkChip } from "#ui/list/chip.tsx";
import { LoadingDots } from "#ui/list/skeleton.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container } from "#ui/page/page.tsx";
import { dayOfMonth, formatDay, formatShortDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { type Lang, sayIn, type Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { languageOf } from "#values/web/language.ts";
import { pageLanguages, pageMeta, siteName } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import type { Route } from "./+types/home.ts";
import styles from "./home.css?url";
import { AssistantPromo, KeyRaces, SearchBlock } from "./sections.tsx";

/** Browsers load it when the page is alive: it stands below the first screen. */
const SeasonAhead = import.meta.env.SSR
  ? (await import("./season-ahead.tsx")).SeasonAhead
  : lazy(async () => {
      const parts = await late(() => import("./season-ahead.tsx"));
      return { default: parts.SeasonAhead };
    });

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  const url = `${new URL(request.url).origin}/`;
  const unit = lengthUnitOf(request.headers.get("cookie"));
  const lang = languageOf(args.url);
  try {
    const viewer = await findViewer(args);
    return data({ url, home: await readHome(publicServices(context), viewer, { unit, lang }) });
  } catch (error) {
    // A home page without races is still a home page: a failure shows an empty state.
    services(context).log.error(
      { id: requestId(context), error },
      "The home page could not be loaded",
    );
    return data({ url, home: emptyHome }, noteIfAway(context, error) ? 503 : 200);
  }
}

/** Another page turns to this one at once; what needs the server arrives after it. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const home = serverLoader().then((loaded): Home => loaded.home);
  return { url: `${location.origin}/`, home: home.catch(() => emptyHome) };
}

export const headers = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = pageLanguages(matches);
  return pageMeta(site, {
    title: siteName,
    description: sayIn(site.lang)({
      en: "Find your next race in Peru, Mexico, Canada and the United States: distances, prices, courses and reviews in one place.",
      es: "Encuentra tu próxima carrera en Perú, México, Canadá y Estados Unidos: distancias, precios, recorridos y reseñas en un solo lugar.",
    }),
    url: loaderData?.url ?? "/",
  });
};

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
  const { next, types, popular, key, kept, ahead, distances } = home ?? emptyHome;
  return (
    <>
      <Hero race={next} />
      <Container>
        <SearchBlock types={types} />
        <PopularLocations cities={home ? popular : null} />
        <KeyRaces races={home ? key : null} kept={kept} />
        <Suspense>
          <SeasonAhead season={ahead} />
        </Suspense>
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
  { unit, lang }: { unit: LengthUnit; lang: Lang },
): Promise<Home> {
  const [next, types, popular, key, ahead, distances] = await Promise.all([
    nextRace({ db, now }),
    raceTypes({ db, now }),
    popularCities({ db, now }),
    keyRaces({ db, now }),
    season({ db, now }),
    countDistances({ db }),
  ]);
  return {
    next: next && bibRace(next, unit),
    types,
    popular,
    ahead,
    distances,
    key: withCoversApart(
      key,
      key.map((race) => shownCard(race, unit, { lang })),
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
  next: BibRace | null;
  types: string[];
  popular: string[];
  key: ShownCard[];
  /** Those of the key races that the viewer keeps. */
  kept: string[];
  ahead: Season;
  /** How many distances are listed in all. */
  distances: number;
};

const emptyHome: Home = {
  next: null,
  types: [],
  popular: [],
  key: [],
  kept: [],
  ahead: { land: "", first: "2000-01-01", months: [], countries: [] },
  distances: 0,
};

/** Cities with races to come; `null` while they are loading. */
function PopularLocations({ cities }: { cities: string[] | null }) {
  const say = useSay();
  if (cities?.length === 0) return null;
  return (
    <section className="mt-6 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className="text-base font-bold tracking-normal">
        {say({ en: "Popular locations", es: "Lugares populares" })}
      </h2>
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

const features: { icon: IconName; title: Words; text: Words; action: Words; to: string }[] = [
  {
    icon: "chat",
    title: { en: "AI Assistant", es: "Asistente de IA" },
    text: {
      en: "Ask about training, pacing or which race to run next, at any hour.",
      es: "Pregunta por entrenamientos, ritmos o tu próxima carrera, a cualquier hora.",
    },
    action: { en: "Chat with AI", es: "Habla con la IA" },
    to: href("/chat/:threadId?"),
  },
  {
    icon: "people",
    title: { en: "Expert Services", es: "Servicios de expertos" },
    text: {
      en: "Coaches and training groups who know your distance and your city.",
      es: "Entrenadores y grupos que conocen tu distancia y tu ciudad.",
    },
    action: { en: "Find Experts", es: "Encuentra expertos" },
    to: href("/services"),
  },
  {
    icon: "star",
    title: { en: "Premium Benefits", es: "Beneficios premium" },
    text: {
      en: "Personal plans, deeper analysis and partner offers for members.",
      es: "Planes personales, análisis más profundos y ofertas de aliados para miembros.",
    },
    action: { en: "Go Premium", es: "Hazte premium" },
    to: href("/membership"),
  },
];

/** The hub's offers besides races. */
function FeatureCards() {
  const say = useSay();
  return (
    <section
      aria-label={say({ en: "What else is here", es: "Qué más hay aquí" })}
      className="mt-16 grid gap-6 md:grid-cols-3"
    >
      {features.map((feature) => (
        <Card key={feature.to} className="flex flex-col items-start p-6">
          <Icon name={feature.icon} className="size-8 text-signal" />
          <h2 className="mt-4 text-xl">{say(feature.title)}</h2>
          <p className="mt-2 mb-5 text-muted">{say(feature.text)}</p>
          <TextLink look="strong" to={feature.to} className="mt-auto">
            {say(feature.action)}
          </TextLink>
        </Card>
      ))}
    </section>
  );
}

/** Figures that the product's owner fixes; the number of listed races is counted. */
const fixed = [
  { value: "5", label: { en: "Type of Races", es: "Tipos de carreras" } },
  { value: "3", label: { en: "Countries", es: "Países" } },
  { value: "24/7", label: { en: "AI Support", es: "Soporte con IA" } },
] as const;

function Stats({ distances }: { distances: number }) {
  const say = useSay();
  const figures = [
    {
      value: `${formatCount(distances)}+`,
      label: { en: "Listed Races", es: "Carreras en la lista" },
    },
    ...fixed,
  ];
  return (
    <section
      aria-label={say({ en: "Dorsal in numbers", es: "Dorsal en cifras" })}
      className="mt-16"
    >
      <dl className="card grid grid-cols-2 overflow-hidden lg:grid-cols-4">
        {figures.map((figure) => (
          <div
            key={figure.label.en}
            className="-mr-px -mb-px flex flex-col-reverse border-r border-b border-line px-6 py-6 md:px-7"
          >
            <dt className="mt-2 text-muted">{say(figure.label)}</dt>
            <dd className="num text-3xl md:text-4xl">{figure.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ClosingCall() {
  const say = useSay();
  return (
    <section className="mt-16 flex flex-col items-start gap-6 border-t border-line pt-12 md:flex-row md:items-center md:justify-between">
      <div>
        <h2 className="text-2xl md:text-3xl">
          {say({
            en: "Keep every bib in one place",
            es: "Guarda todos tus dorsales en un solo lugar",
          })}
        </h2>
        <p className="mt-2 max-w-text text-lg text-muted">
          {say({
            en: "Races you love, races you ran, and the plan that takes you to the next one.",
            es: "Las carreras que te gustan, las que corriste y el plan que te lleva a la próxima.",
          })}
        </p>
      </div>
      <ButtonLink to={href("/membership")} size="large" className="shrink-0">
        {say({ en: "Sign Up", es: "Regístrate" })}
      </ButtonLink>
    </section>
  );
}

/** What the bib tells of its race. */
type BibRace = Pick<RaceCard, "id" | "name" | "type" | "city" | "startDate"> & {
  /** The longest distance, else the day of the month. */
  number: string;
};

function bibRace(race: RaceCard, unit: LengthUnit): BibRace {
  const { id, name, type, city, startDate } = race;
  const longest = Math.max(0, ...race.distances.map(({ meters }) => meters ?? 0));
  const number = longest > 0 ? bibNumber(longest, unit) : String(dayOfMonth(startDate));
  return { id, name, type, city, startDate, number };
}

/** The promise of the page, with the next big race on a bib: large beside it, small below it on phones. */
function Hero({ race }: { race: BibRace | null }) {
  const say = useSay();
  return (
    <section className="home-hero">
      <Container className="home-hero-columns">
        <div>
          <h1 className="text-3xl sm:text-4xl md:max-lg:text-3xl lg:text-5xl">
            <Rich
              text={say({
                en: "Everything a Runner <0>Needs —</0> In One Hub",
                es: "Todo lo que un corredor <0>necesita,</0> en un solo lugar",
              })}
              parts={[(words) => <span className="whitespace-nowrap">{words}</span>]}
            />
          </h1>
          <p className="mt-5 max-w-[34em] text-lg text-muted">{say(tagline)}</p>
          <ButtonLink
            to={href("/chat/:threadId?")}
            state={{ useDefaultAssistant: true }}
            size="large"
            className="mt-8 whitespace-normal"
          >
            {say({ en: "Talk to Your Running Assistant", es: "Habla con tu asistente" })}
          </ButtonLink>
        </div>
        <div className="home-next">{race && <NextRace race={race} />}</div>
        {race && <NextBib race={race} />}
      </Container>
    </section>
  );
}

function NextRace({ race }: { race: BibRace }) {
  const lang = useLang();
  return (
    <Link to={href("/races/:id", { id: race.id })} className="home-next-race">
      <Bib day={race.startDate} type={race.type} silent className="home-next-bib" />
      <span>
        <strong>{race.name}</strong>
        <span className="block text-sm text-muted">
          {race.city} · {formatDay(race.startDate, lang)}
        </span>
      </span>
    </Link>
  );
}

function NextBib({ race }: { race: BibRace }) {
  const lang = useLang();
  return (
    <div className="hidden md:block">
      <DistanceBib
        edge={bibEdge(race.city, formatShortDay(race.startDate, lang))}
        number={race.number}
        name={race.name}
      />
    </div>
  );
}
