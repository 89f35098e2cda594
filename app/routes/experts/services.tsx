import type { FormEvent } from "react";
import {
  data,
  Form,
  href,
  Link,
  redirect,
  useHref,
  useNavigate,
  useNavigation,
} from "react-router";
import type { ItemList, WithContext } from "schema-dts";
import { searchCoaches } from "#features/coaches/personas/coach.ts";
import { promptIn } from "#features/coaches/personas/first-coaches.ts";
import { findCoaches } from "#features/coaches/personas/personas.server.ts";
import { coachesFailed } from "#features/coaches/sessions/session.ts";
import { type ExpertCard, serviceIn } from "#features/experts/expert.ts";
import {
  expertFiltersInUse,
  noServiceFilters,
  type ServiceFilters,
  type ServiceTab,
  servicesAddress,
} from "#features/experts/search/filters.ts";
import { readServiceFilters } from "#features/experts/search/schema.ts";
import {
  citiesOfExperts,
  type ExpertChoice,
  expertsPerPage,
  searchExperts,
} from "#features/experts/search/search.server.ts";
import { noteIfAway, publicServices, requestId, services } from "#services/context.ts";
import { Arriving } from "#ui/arriving.tsx";
import { Button } from "#ui/button.tsx";
import { useFocusOnChange } from "#ui/focus-on-change.ts";
import { type Option, Select } from "#ui/form/select.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { SearchField } from "#ui/list/search-field.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { type Lang, type Sentence, sayIn, type Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { inLanguage, languageOf, splitLanguage } from "#values/web/language.ts";
import { pageLanguages, pageMeta, pageTitle } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import type { Route } from "./+types/services.ts";
import { Coaches } from "./services/coaches.tsx";
import { People, type ServicesData } from "./services/people.tsx";
import styles from "./services/services.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The experts could not be read (ERR-33). */
const expertsFailed = {
  en: "Failed to load experts. Please try again.",
  es: "No pudimos cargar los expertos. Inténtalo de nuevo.",
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const { origin, searchParams } = url;
  const filters = readServiceFilters(searchParams);
  // A form without scripts sends every field, also empty ones.
  if ([...searchParams.values()].includes("")) throw redirect(servicesAddress(filters));
  const page = emptyPage(filters, origin, languageOf(url));
  try {
    const read = filters.tab === "human" ? readPeople : readCoaches;
    return data({
      page: { ...page, ...(await read(publicServices(context), page, languageOf(url))) },
    });
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
      return failedPage(
        emptyPage({ ...noServiceFilters, tab }, origin, languageOf(new URL(request.url))),
      );
    });
  return { page: splitLanguage(location.pathname).path === href("/services") ? await page : page };
}

export const headers: Route.HeadersFunction = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const say = sayIn(pageLanguages(matches).lang);
  const page = loaderData?.page;
  if (!page || page instanceof Promise)
    return [pageTitle(say({ en: "Services", es: "Servicios" }))];
  const { filters, origin, chips, people, coaches } = page;
  const named = chips.map(({ label }) => label);
  const isHuman = filters.tab === "human";
  const q = people?.corrected ?? filters.q;
  return [
    ...pageMeta(pageLanguages(matches), {
      title: [
        say(
          isHuman
            ? { en: "Running Coaches and Experts", es: "Entrenadores y expertos en running" }
            : { en: "Virtual Running Coaches", es: "Entrenadores virtuales de running" },
        ),
        ...named,
      ].join(" · "),
      description: isHuman
        ? {
            en: `${formatCount(people?.total ?? 0)} coaches, nutritionists and therapists for runners, with reviews and rates. Choose by specialty and city.`,
            es: `${formatCount(people?.total ?? 0)} entrenadores, nutricionistas y terapeutas para corredores, con reseñas y tarifas. Elige por especialidad y ciudad.`,
          }
        : {
            en: "Virtual running coaches answer by video at any hour: training plans, pacing, recovery. Instant and free.",
            es: "Los entrenadores virtuales responden por video a cualquier hora: planes de entrenamiento, ritmos, recuperación. Al instante y gratis.",
          },
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

async function readPeople({ db }: Readable, { filters, origin }: ServicesData, lang: Lang) {
  const people = await searchExperts({ db }, filters, lang);
  const before = (people.page - 1) * expertsPerPage;
  const list = expertsStructuredData(people.experts, { origin, before, lang });
  return {
    people,
    filters: { ...filters, page: people.page },
    structured: people.total > 0 ? [JSON.stringify(list)] : [],
  };
}

async function readCoaches(services: Readable, { filters }: ServicesData, lang: Lang) {
  const [coaches, cities] = await Promise.all([findCoaches(services), citiesOfExperts(services)]);
  const shown = coaches.map((coach) => ({
    ...coach,
    system_prompt: promptIn(coach.persona_id, coach.system_prompt, lang),
  }));
  return { coaches: searchCoaches(shown, filters.q), cities };
}

function emptyPage(filters: ServiceFilters, origin: string, lang: Lang): ServicesData {
  return {
    origin,
    filters,
    chips: expertFiltersInUse(filters, lang).map(({ name, label, without }) => ({
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

const tabs: { tab: ServiceTab; label: Words }[] = [
  { tab: "human", label: { en: "Human Experts", es: "Expertos humanos" } },
  { tab: "virtual", label: { en: "Virtual Coaches", es: "Entrenadores virtuales" } },
];

/** People and machines who help a runner, each in a tab with its own address. */
function ServicesPage({ page }: { page: ServicesData }) {
  const say = useSay();
  const { filters, failure } = page;
  const next = useNavigation().location;
  const isLoading = next?.pathname === useHref(href("/services"));
  // What leads to other services in the list goes away when it is followed.
  const results = useFocusOnChange<HTMLDivElement>(servicesAddress(filters), "lost");
  return (
    <Container className="pt-8 pb-16">
      <ServicesHeading />
      <nav
        aria-label={say({ en: "Kinds of services", es: "Tipos de servicios" })}
        className="tabs mt-6"
      >
        {tabs.map(({ tab, label }) => (
          <Link
            key={tab}
            to={servicesAddress({ tab })}
            preventScrollReset
            aria-current={tab === filters.tab ? "page" : undefined}
          >
            {say(label)}
          </Link>
        ))}
      </nav>
      <FilterForm page={page} />
      <div ref={results} tabIndex={-1} aria-busy={isLoading}>
        {isLoading && <CardSkeletons />}
        {!isLoading && failure && <Failure sentence={failure} again={servicesAddress(filters)} />}
        {!isLoading && page.people && <People page={page} people={page.people} />}
        {!isLoading && page.coaches && <Coaches filters={filters} coaches={page.coaches} />}
      </div>
    </Container>
  );
}

function Failure({ sentence, again }: { sentence: Sentence; again: string }) {
  const say = useSay();
  return (
    <Notice kind="problem">
      <p>{say(sentence)}</p>
      <Link to={again} className="link-strong mt-2 inline-block">
        {say({ en: "Try Again", es: "Intentar de nuevo" })}
      </Link>
    </Notice>
  );
}

/** The page while its cards load. */
function ServicesSkeleton() {
  return (
    <Container className="pt-8 pb-16">
      <ServicesHeading />
      <Skeleton className="mt-6 h-12 w-full" />
      <Skeleton className="mt-6 mb-8 h-18 w-full" />
      <CardSkeletons />
    </Container>
  );
}

function ServicesHeading() {
  const say = useSay();
  return (
    <PageHeading
      lead={say({
        en: "Coaches, nutritionists and therapists who know runners, and virtual coaches who answer at any hour.",
        es: "Entrenadores, nutricionistas y terapeutas que conocen a los corredores, y entrenadores virtuales que responden a cualquier hora.",
      })}
    >
      {say({ en: "Services", es: "Servicios" })}
    </PageHeading>
  );
}

const cards = ["1", "2", "3", "4", "5", "6"];

/** Six cards while they load. */
function CardSkeletons() {
  const say = useSay();
  return (
    <div
      role="status"
      aria-label={say({ en: "Loading services", es: "Cargando servicios" })}
      className="expert-grid"
    >
      {cards.map((card) => (
        <ExpertCardSkeleton key={card} />
      ))}
    </div>
  );
}

/** The experts of one page of the list as schema.org's `ItemList`, which leads to their own pages. */
function expertsStructuredData(
  experts: readonly Pick<ExpertCard, "id" | "name">[],
  { origin, before, lang }: { origin: string; before: number; lang: Lang },
): WithContext<ItemList> {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: experts.map(({ id, name }, place) => ({
      "@type": "ListItem",
      position: before + place + 1,
      name,
      url: inLanguage(lang, origin + href("/experts/:id", { id })),
    })),
  };
}

/** A placeholder in the size of an expert's card while it loads. */
function ExpertCardSkeleton() {
  return (
    <div aria-hidden="true" className="expert-card card">
      <div className="expert-card-head">
        <div className="expert-card-portrait skeleton" />
        <div className="grow">
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="mt-2 h-4 w-3/5" />
          <Skeleton className="mt-2 h-4 w-2/3" />
        </div>
      </div>
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-6 w-4/5" />
      <div className="expert-card-foot">
        <Skeleton className="h-5 w-full" />
        <Skeleton className="mt-2 h-11 w-full" />
      </div>
    </div>
  );
}

/** The search of a tab. A choice leads to its page at once; without scripts the button sends the form. */
function FilterForm({ page: { filters, people, cities } }: { page: ServicesData }) {
  const say = useSay();
  const lang = useLang();
  const navigate = useNavigate();
  const isHuman = filters.tab === "human";

  function ask(form: HTMLFormElement) {
    const asked = new FormData(form);
    const text = (name: string) => String(asked.get(name) ?? "").trim();
    const wanted = { q: text("q"), specialty: text("specialty"), city: text("city") };
    navigate(servicesAddress({ ...wanted, tab: filters.tab }), { preventScrollReset: true });
  }
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    ask(event.currentTarget);
  }

  return (
    <search className="mt-6 mb-8 block">
      <Form action={href("/services")} onSubmit={search} className="services-filters">
        {!isHuman && <input type="hidden" name="tab" value="virtual" />}
        <SearchField
          label={say({ en: "Search", es: "Buscar" })}
          className="services-words"
          name="q"
          words={filters.q}
          placeholder={
            isHuman
              ? say({ en: "Search experts...", es: "Buscar expertos…" })
              : say({ en: "Search coaches...", es: "Buscar entrenadores…" })
          }
          maxLength={100}
        />
        <Button type="submit" className="services-search">
          {say({ en: "Search", es: "Buscar" })}
        </Button>
        {isHuman && (
          <Select
            label={say({ en: "Specialty", es: "Especialidad" })}
            className="services-specialty"
            name="specialty"
            defaultValue={filters.specialty}
            onChange={({ currentTarget: { form } }) => form && ask(form)}
            options={optionsOf(
              say({ en: "All Services", es: "Todos los servicios" }),
              people?.facets.specialties ?? [],
              filters.specialty,
              (service) => serviceIn(service, lang),
            )}
          />
        )}
        <Select
          label={say({ en: "City", es: "Ciudad" })}
          className="services-city"
          name="city"
          defaultValue={filters.city}
          hint={
            isHuman
              ? undefined
              : say({
                  en: "Coaches are available everywhere",
                  es: "Los entrenadores están disponibles en todas partes",
                })
          }
          onChange={({ currentTarget: { form } }) => form && ask(form)}
          options={
            isHuman
              ? optionsOf(
                  say({ en: "All Cities", es: "Todas las ciudades" }),
                  people?.facets.cities ?? [],
                  filters.city,
                )
              : withChosen(
                  [
                    { value: "", label: say({ en: "All Cities", es: "Todas las ciudades" }) },
                    ...cities.map((city) => ({ value: city, label: city })),
                  ],
                  filters.city,
                )
          }
        />
      </Form>
    </search>
  );
}

function optionsOf(
  all: string,
  choices: ExpertChoice[],
  chosen: string,
  nameOf = (value: string) => value,
): Option[] {
  return withChosen(
    [
      { value: "", label: all },
      ...choices.map(({ value, count }) => ({
        value,
        label: `${nameOf(value)} (${formatCount(count)})`,
      })),
    ],
    chosen,
  );
}

/** What was chosen stays in the list, also where it leaves nothing. */
function withChosen(options: Option[], chosen: string): Option[] {
  const isKnown = options.some(({ value }) => value === chosen);
  return isKnown ? options : [...options, { value: chosen, label: chosen }];
}
