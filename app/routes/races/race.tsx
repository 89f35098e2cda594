import { lazy, Suspense } from "react";
import { data, href, redirect } from "react-router";
import { findViewer } from "#features/accounts/viewer.server.ts";
import { findCourses } from "#features/courses/queries.server.ts";
import { courseSentences } from "#features/courses/showing/course-words.ts";
import { shownCourses } from "#features/courses/showing/shown-courses.server.ts";
import { editionLinks } from "#features/editions/queries.server.ts";
import { keptAmong } from "#features/favorites/favorites.server.ts";
import { withCoversApart } from "#features/races/card/covers-apart.server.ts";
import { shownCard } from "#features/races/card/shown-card.ts";
import { checkedOn } from "#features/races/editing/checks.server.ts";
import { locatorOf } from "#features/races/map/locator.server.ts";
import { nearbyRaces, similarRaces } from "#features/races/page/other-races.server.ts";
import { findRace } from "#features/races/page/race-page.server.ts";
import { isFull, placeOf, type RaceCard, raceUrl } from "#features/races/race.ts";
import { raceType } from "#features/races/race-type.ts";
import { raceBreadcrumb, raceStructuredData } from "#features/races/sharing/structured-data.ts";
import { mayRegister, standingOf, todayAt } from "#features/races/standing.ts";
import { currentPrice } from "#features/registrations/prices/price-steps.ts";
import { findSale, keptDistances } from "#features/registrations/prices/queries.server.ts";
import { nextPriceWords } from "#features/registrations/prices/words.ts";
import { findEntryForm } from "#features/registrations/rules/queries.server.ts";
import { teamRulesOf } from "#features/registrations/teams/queries.server.ts";
import type { TeamRules } from "#features/registrations/teams/team.ts";
import { waitingRulesOf, waitsOf } from "#features/registrations/waiting/queries.server.ts";
import { usualWaitingRules } from "#features/registrations/waiting/waiting.ts";
import { reopenedPath } from "#features/registrations/wizard/wizard.ts";
import { hasResults } from "#features/results/public.server.ts";
import { findSubjectReviews } from "#features/reviews/section/subject-reviews.server.ts";
import { publicServices, services } from "#services/context.ts";
import { useSay } from "#ui/language/language.tsx";
import { late } from "#ui/late.ts";
import { Markdown } from "#ui/markdown/markdown.tsx";
import { parseMarkdown } from "#ui/markdown/markdown-tree.ts";
import { Container, Section } from "#ui/page/page.tsx";
import { formatDay } from "#values/day.ts";
import { sayIn } from "#values/say.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { inLanguage, languageOf } from "#values/web/language.ts";
import { pageLanguages, pageMeta, pageTitle } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import { keepStructuredData, structuredData } from "#values/web/structured-data.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/race.ts";
import { Distances } from "./race/distances.tsx";
import { personalPart } from "./race/personal.server.ts";
import styles from "./race/race.css?url";
import { type RaceData, raceNotFound } from "./race/race-data.ts";
import { RaceHead } from "./race/race-head.tsx";
import { RaceSidebar } from "./race/race-sidebar.tsx";
import { RegisterBar } from "./race/register-bar.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** Browsers load it with the first race that cannot be shown. The server imports it at once. */
const RaceNotFound = import.meta.env.SSR
  ? (await import("./race/race-not-found.tsx")).RaceNotFound
  : lazy(async () => ({ default: (await import("./race/race-not-found.tsx")).RaceNotFound }));

/** Browsers load what stands below the distances when the page is alive. */
const ReviewsSection = import.meta.env.SSR
  ? (await import("#features/reviews/section/reviews-section.tsx")).ReviewsSection
  : lazy(async () => {
      const parts = await late(() => import("#features/reviews/section/reviews-section.tsx"));
      return { default: parts.ReviewsSection };
    });
const OtherRaces = import.meta.env.SSR
  ? (await import("./race/other-races.tsx")).OtherRaces
  : lazy(async () => {
      const parts = await late(() => import("./race/other-races.tsx"));
      return { default: parts.OtherRaces };
    });

export async function loader(asked: Route.LoaderArgs): Promise<RaceData> {
  const { request, params, context } = asked;
  const { db, now, mail, log } = publicServices(context);
  const url = new URL(request.url);
  const wizard = reopenedPath(params.id, url.searchParams);
  if (wizard !== null) throw redirect(wizard);
  const lang = languageOf(asked.url);
  const race = await findRace({ db }, params.id, lang);
  if (!race) throw data("Race Not Found", 404);
  const today = todayAt(race, now());
  const [sale, viewer] = await Promise.all([
    race.isSold ? findSale({ db }, race.id) : null,
    findViewer(asked),
  ]);

  const unit = lengthUnitOf(request.headers.get("cookie"));
  const isOpen = mayRegister(race, today);
  const isEntered = isOpen && race.category === "internal";
  const [
    similar,
    reviews,
    personal,
    courses,
    waitingRules,
    kept,
    waits,
    isRun,
    editions,
    checked,
    form,
  ] = await Promise.all([
    similarRaces({ db, now }, race),
    findSubjectReviews(
      { db, mail, now, log },
      { kind: "race", id: race.id, name: race.name },
      { viewer, page: url.searchParams.get("reviews"), rating: race.rating },
    ),
    viewer && personalPart(services(context), viewer, race.id, request),
    findCourses({ db }, race.id),
    race.distances.some(isFull) ? waitingRulesOf({ db }, race.id) : usualWaitingRules,
    race.distances.some(isFull) ? keptDistances({ db }, race.id) : [],
    viewer ? waitsOf({ db, now }, viewer, race.id) : [],
    race.startDate <= today && hasResults({ db }, race.id),
    editionLinks({ db }, race.id),
    checkedOn({ db }, race.id),
    isEntered ? findEntryForm({ db }, race.id) : null,
  ]);
  const nearby = await nearbyRaces({ db, now }, race, similar);
  const shownSimilar = isOpen ? similar : openFirst(similar);
  const teams = sale ? await teamRulesOf({ db }, race.id) : new Map<string, TeamRules>();
  const nextPriceOf = (distanceId: string | null) => {
    const price = sale && currentPrice(sale, distanceId, today);
    const isOfTeam = price && distanceId && teams.get(distanceId)?.hasOnePrice;
    const lines = [
      isOfTeam && sayIn(lang)({ en: "For a whole team", es: "Por un equipo completo" }),
      price?.next && sayIn(lang)(nextPriceWords(price)),
    ];
    return lines.filter(Boolean).join(". ") || null;
  };
  const { description, placeId, updatedAt, isPremium, ...rest } = race;
  const shown = { ...rest, overview: parseMarkdown(description ?? "") };
  const found: RaceData = {
    hasResults: isRun,
    takesLists: form !== null && form.people > 1,
    race: {
      ...shown,
      nextPrice: nextPriceOf(null),
      distances: race.distances.map((distance) => ({
        ...distance,
        description: parseMarkdown(distance.description ?? "", { shift: 3 }),
        nextPrice: nextPriceOf(distance.id),
      })),
    },
    courses: shownCourses(race, courses, unit),
    editions,
    checked,
    reviews,
    similar: withCoversApart(
      shownSimilar,
      shownSimilar.map((one) => shownCard(one, unit, { lang })),
    ),
    nearby: nearby.map((near) => shownCard(near.race, unit, { lang, meters: near.meters })),
    locator: locatorOf(race),
    kept: await keptAmong(
      { db, log },
      viewer,
      similar.map(({ id }) => id),
    ),
    personal,
    waiting: { isOpen: waitingRules.isOpen, isSignedIn: viewer !== null, kept, waits },
    origin: url.origin,
    today,
    unit,
  };
  const structured = [
    raceStructuredData(
      { ...race, overview: shown.overview },
      { origin: url.origin, today, position: race.position, lang },
      courseSentences(courses, lang),
    ),
    raceBreadcrumb(race, { origin: url.origin, lang }),
  ];
  keepStructuredData(found, structured);
  return found;
}

/** Without scripts, the form that `?review=true` opens is a page of its own. */
export const handle: Handle = {
  withoutScript: ({ id }: Route.ComponentProps["params"], asked: URLSearchParams) =>
    asked.get("review") === "true" ? href("/races/:id/review", { id }) : null,
};

export const headers: Route.HeadersFunction = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const languages = pageLanguages(matches);
  const { lang } = languages;
  const say = sayIn(lang);
  if (!loaderData) return [pageTitle(say(raceNotFound))];
  const { race, origin } = loaderData;
  const url = raceUrl(race, origin);
  const distances = race.distances.map(({ text }) => text).join(", ");
  const [type, place, day] = [
    raceType(race.type, lang).label,
    placeOf(race, lang),
    formatDay(race.startDate, lang),
  ];
  return [
    ...pageMeta(languages, {
      title: `${race.name}, ${day}`,
      description: {
        en: `${type} race in ${place} on ${day}${distances && `: ${distances}`}. Prices, course, reviews and how to register.`,
        es: `Carrera en ${place} el ${day} (${type})${distances && `: ${distances}`}. Precios, recorrido, reseñas y cómo inscribirte.`,
      },
      url,
      image: {
        url: `${inLanguage(lang, url)}/share.jpg`,
        alt: `${race.name}, ${day}, ${place}`,
        width: 1200,
        height: 630,
      },
    }),
    {
      tagName: "link",
      rel: "alternate",
      type: "application/json+oembed",
      href: `${origin}/oembed?url=${encodeURIComponent(inLanguage(lang, url))}`,
    },
    ...structuredData(loaderData, race.id).map((each) => ({ "script:ld+json": JSON.parse(each) })),
  ];
};

export default function RacePage({ loaderData }: Route.ComponentProps) {
  const say = useSay();
  const { race, unit } = loaderData;
  const standing = standingOf(race, loaderData.today);
  return (
    <div className={standing === "open" ? undefined : `race-shut race-${standing}`}>
      <RaceHead page={loaderData} standing={standing} />
      <Container className="race-columns">
        <div className="min-w-0">
          <Section title={say({ en: "Race Overview", es: "Sobre la carrera" })} className="">
            {race.overview.length > 0 ? (
              <Markdown tree={race.overview} />
            ) : (
              <p className="text-muted">
                {say({
                  en: "The organizer has not described this race yet.",
                  es: "El organizador aún no ha descrito esta carrera.",
                })}
              </p>
            )}
          </Section>
          <Section title={say({ en: "Distances", es: "Distancias" })} id="distances">
            <Distances
              race={race}
              courses={loaderData.courses}
              unit={unit}
              today={loaderData.today}
              entries={loaderData.personal?.entries ?? []}
              orders={loaderData.personal?.orders ?? []}
              waiting={loaderData.waiting}
            />
          </Section>
        </div>
        <RaceSidebar page={loaderData} standing={standing} />
        <div className="min-w-0">
          <Suspense>
            <ReviewsSection
              shown={loaderData.reviews}
              title={say({ en: "Reviews", es: "Reseñas" })}
              empty={say({
                en: "Nobody has written yet what it was like to run here.",
                es: "Nadie ha contado todavía cómo fue correr aquí.",
              })}
            />
          </Suspense>
        </div>
      </Container>
      <Suspense>
        <OtherRaces page={loaderData} />
      </Suspense>
      <RegisterBar page={loaderData} />
    </div>
  );
}

/** A race that takes no registrations links to others that do. */
function openFirst(races: readonly RaceCard[]): RaceCard[] {
  return races.toSorted((a, b) => Number(a.isClosed) - Number(b.isClosed));
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Suspense>
      <RaceNotFound error={error} />
    </Suspense>
  );
}
