import { data, href, redirect } from "react-router";
import { searchCoaches } from "#features/coaches/personas/coach-search.ts";
import { findCoaches } from "#features/coaches/personas/queries.server.ts";
import { coachesFailed } from "#features/coaches/sessions/messages.ts";
import {
  expertFiltersInUse,
  noServiceFilters,
  type ServiceFilters,
  servicesAddress,
} from "#features/experts/search/filters.ts";
import { readServiceFilters } from "#features/experts/search/schema.ts";
import {
  citiesOfExperts,
  expertsPerPage,
  searchExperts,
} from "#features/experts/search/search.server.ts";
import { expertsStructuredData } from "#features/experts/search/structured-data.ts";
import { noteIfAway, requestId, services } from "#services/context.ts";
import { Arriving } from "#ui/arriving.tsx";
import { formatCount } from "#values/text/count.ts";
import { pageMeta, pageTitle } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import type { Route } from "./+types/services.ts";
import styles from "./services/services.css?url";
import type { ServicesData } from "./services/services-data.ts";
import { ServicesPage } from "./services/services-page.tsx";
import { ServicesSkeleton } from "./services/services-skeleton.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The experts could not be read (ERR-33). */
const expertsFailed = "Failed to load experts. Please try again.";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const filters = readServiceFilters(searchParams);
  // A form without scripts sends every field, also empty ones.
  if ([...searchParams.values()].includes("")) throw redirect(servicesAddress(filters));
  const page = emptyPage(filters, origin);
  try {
    const read = filters.tab === "human" ? readPeople : readCoaches;
    return data({ page: { ...page, ...(await read(services(context), page)) } });
  } catch (error) {
    services(context).log.error(
      { id: requestId(context), error, tab: filters.tab },
      "The services page could not be loaded",
    );
    return data({ page: failedPage(page) }, noteIfAway(context, error) ? 503 : 500);
  }
}

/** Coming from another page, this one opens at once and fills when its cards arrive. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const tab = searchParams.get("tab") === "virtual" ? "virtual" : "human";
  const page = serverLoader()
    .then((loaded): ServicesData => loaded.page)
    .catch((problem: unknown) => {
      if (problem instanceof Response) throw problem;
      return failedPage(emptyPage({ ...noServiceFilters, tab }, origin));
    });
  return { page: location.pathname === href("/services") ? await page : page };
}

export const headers: Route.HeadersFunction = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const page = loaderData?.page;
  if (!page || page instanceof Promise) return [pageTitle("Services")];
  const { filters, origin, chips, people, coaches } = page;
  const named = chips.map(({ label }) => label);
  const isHuman = filters.tab === "human";
  const q = people?.corrected ?? filters.q;
  return [
    ...pageMeta({
      title: [isHuman ? "Running Coaches and Experts" : "Virtual Running Coaches", ...named].join(
        " · ",
      ),
      description: isHuman
        ? `${formatCount(people?.total ?? 0)} coaches, nutritionists and therapists for runners, with reviews and rates. Choose by specialty and city.`
        : "Virtual running coaches answer by video at any hour: training plans, pacing, recovery. Instant and free.",
      // Coaches are everywhere: their city changes nothing.
      url: origin + servicesAddress({ ...filters, q, ...(!isHuman && { city: "" }) }),
      // A page per combination of filters would be endless: one filter at most is worth finding.
      indexed: named.length <= 1 && filters.page === 1 && Boolean(people?.total ?? coaches?.length),
    }),
    ...page.structured.map((each) => ({ "script:ld+json": JSON.parse(each) })),
  ];
};

export default function Services({ loaderData }: Route.ComponentProps) {
  return (
    <Arriving value={loaderData.page} fallback={<ServicesSkeleton />}>
      {(page) => <ServicesPage page={page} />}
    </Arriving>
  );
}

type Readable = Parameters<typeof findCoaches>[0];

async function readPeople({ db }: Readable, { filters, origin }: ServicesData) {
  const people = await searchExperts({ db }, filters);
  const before = (people.page - 1) * expertsPerPage;
  const list = expertsStructuredData(people.experts, { origin, before });
  return {
    people,
    filters: { ...filters, page: people.page },
    structured: people.total > 0 ? [JSON.stringify(list)] : [],
  };
}

async function readCoaches(services: Readable, { filters }: ServicesData) {
  const [coaches, cities] = await Promise.all([findCoaches(services), citiesOfExperts(services)]);
  return { coaches: searchCoaches(coaches, filters.q), cities };
}

function emptyPage(filters: ServiceFilters, origin: string): ServicesData {
  return {
    origin,
    filters,
    chips: expertFiltersInUse(filters).map(({ name, label, without }) => ({
      name,
      label,
      to: servicesAddress(without),
    })),
    people: null,
    coaches: null,
    cities: [],
    failure: null,
    structured: [],
  };
}

function failedPage(page: ServicesData): ServicesData {
  return { ...page, failure: page.filters.tab === "human" ? expertsFailed : coachesFailed };
}
