import { href } from "react-router";
import type { Coach } from "#features/coaches/personas/coach.ts";
import { ExpertCard } from "#features/experts/card/expert-card.tsx";
import {
  noServiceFilters,
  type ServiceFilters,
  servicesAddress,
} from "#features/experts/search/filters.ts";
import type { FoundExperts } from "#features/experts/search/search.server.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { RemovableChip } from "#ui/list/chip.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { Sentence, Words } from "#values/say.ts";
import { formatTotal } from "#values/text/count.ts";

/** The data of the services page for one address: of the tab that is shown. */
export type ServicesData = {
  origin: string;
  filters: ServiceFilters;
  /** The filters that are set, in words, each with the address of the list without it. */
  chips: { name: string; label: string; to: string }[];
  /** `null` in the other tab, and where they could not be read. */
  people: FoundExperts | null;
  coaches: Coach[] | null;
  /** The cities of the coaches' filter. */
  cities: string[];
  /** Why there is nothing to show. */
  failure: Sentence | null;
  /** What search engines read, as JSON. */
  structured: string[];
};

const units = {
  en: ["expert", "experts"],
  es: ["experto", "expertos"],
} as const;

/** Cards that are visible without scrolling on a usual screen. */
const eagerCards = 3;

/** `12 experts found, sorted by rating and number of reviews` */
function foundWords(total: number): Words {
  const en = `${formatTotal({ total }, units.en, "en")} found`;
  const found = total === 1 ? "encontrado" : "encontrados";
  const es = `${formatTotal({ total }, units.es, "es")} ${found}`;
  return total > 1
    ? {
        en: `${en}, sorted by rating and number of reviews`,
        es: `${es}, ordenados por calificación y número de reseñas`,
      }
    : { en, es };
}

/** The experts that the filters leave. */
export function People({ page, people }: { page: ServicesData; people: FoundExperts }) {
  const say = useSay();
  const lang = useLang();
  const { filters, chips } = page;
  const { experts, total, corrected } = people;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2.5">
        <p role="status" className="tabular text-muted">
          {foundWords(total)[lang]}
        </p>
        {chips.length > 0 && (
          <ul
            aria-label={say({ en: "Active filters", es: "Filtros activos" })}
            className="flex min-w-0 flex-wrap items-center gap-2"
          >
            {chips.map((chip) => (
              <li key={chip.name} className="min-w-0">
                <RemovableChip to={chip.to}>{chip.label}</RemovableChip>
              </li>
            ))}
          </ul>
        )}
      </div>
      {corrected && (
        <p className="mb-6 border-l-4 border-signal bg-surface px-4 py-3">
          <Rich
            text={say({
              en: "Showing results for <0/>. Nothing was found for “<1/>”.",
              es: "Mostramos resultados de <0/>. No encontramos nada para “<1/>”.",
            })}
            parts={[() => <strong>{corrected}</strong>, () => filters.q]}
          />
        </p>
      )}
      {total === 0 ? (
        <NoPeople page={page} people={people} />
      ) : (
        <>
          <div className="expert-grid">
            {experts.map((expert, place) => (
              <ExpertCard key={expert.id} expert={expert} heading="h2" eager={place < eagerCards} />
            ))}
          </div>
          <div className="mt-10">
            <Pagination
              page={people.page}
              pages={people.pages}
              addressOf={(number) => servicesAddress({ ...filters, page: number })}
            />
          </div>
        </>
      )}
      <div className="mt-10">
        <GuidanceBanner />
      </div>
      <p className="mt-10 text-muted">
        <Rich
          text={say({
            en: "Do you help runners yourself? <0>Apply to be listed</0>",
            es: "¿También ayudas a los corredores? <0>Postula para aparecer aquí</0>",
          })}
          parts={[(words) => <TextLink to={href("/experts/apply")}>{words}</TextLink>]}
        />
      </p>
    </>
  );
}

function NoPeople({ page: { chips }, people }: { page: ServicesData; people: FoundExperts }) {
  const say = useSay();
  const lang = useLang();
  if (chips.length === 0) {
    return (
      <EmptyState
        title={say({ en: "No Experts Found", es: "No se encontraron expertos" })}
        icon="people"
      >
        <p>
          {say({
            en: "No experts are currently available.",
            es: "Por el momento no hay expertos disponibles.",
          })}
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="search"
      title={say({ en: "No Experts Found", es: "No se encontraron expertos" })}
      action={
        <ButtonLink to={servicesAddress(noServiceFilters)} look="quiet">
          {say({ en: "Clear All Filters", es: "Quitar todos los filtros" })}
        </ButtonLink>
      }
    >
      <p>
        {say({
          en: "No experts match your search criteria.",
          es: "Ningún experto coincide con tu búsqueda.",
        })}
      </p>
      {people.relaxations.length > 0 && (
        <ul className="mt-5 flex flex-col gap-1.5 text-ink">
          {people.relaxations.map(({ name, label, without, total }) => (
            <li key={name}>
              <TextLink look="strong" to={servicesAddress(without)}>
                {say({ en: `Without ${label}`, es: `Sin ${label}` })}
              </TextLink>{" "}
              <span className="text-muted">{formatTotal({ total }, units[lang], lang)}</span>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
}

/** Leads from the people to the machines, who have time at once. */
function GuidanceBanner() {
  const say = useSay();
  return (
    <section aria-labelledby="guidance" className="guidance-banner">
      <Icon name="clock" className="size-8 text-signal" />
      <div className="guidance-banner-text">
        <h2 id="guidance" className="text-lg">
          {say({ en: "Need Instant Guidance", es: "¿Necesitas orientación al instante?" })}
        </h2>
        <p className="text-sm text-muted">
          {say({
            en: "Talk to a virtual coach by video now, without an appointment.",
            es: "Habla ahora por video con un entrenador virtual, sin cita.",
          })}
        </p>
      </div>
      <ButtonLink
        to={servicesAddress({ tab: "virtual" })}
        preventScrollReset
        look="quiet"
        size="small"
      >
        {say({ en: "Meet the Virtual Coaches", es: "Ver entrenadores virtuales" })}
      </ButtonLink>
    </section>
  );
}
