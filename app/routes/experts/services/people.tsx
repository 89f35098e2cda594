import { href } from "react-router";
import { ExpertCard } from "#features/experts/card/expert-card.tsx";
import { noServiceFilters, servicesAddress } from "#features/experts/search/filters.ts";
import type { FoundExperts } from "#features/experts/search/search.server.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { RemovableChip } from "#ui/list/chip.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatTotal } from "#values/text/count.ts";
import type { ServicesData } from "./services-data.ts";

const units = ["expert", "experts"] as const;

/** Cards that are visible without scrolling on a usual screen. */
const eagerCards = 3;

/** The experts that the filters leave. */
export function People({ page, people }: { page: ServicesData; people: FoundExperts }) {
  const { filters, chips } = page;
  const { experts, total, corrected } = people;
  return (
    <>
      <GuidanceBanner />
      <div className="mt-8 mb-6 flex flex-wrap items-center gap-x-3 gap-y-2.5">
        <p role="status" className="tabular text-muted">
          {formatTotal({ total }, units)} found
          {total > 1 && ", best reviewed first"}
        </p>
        {chips.length > 0 && (
          <ul aria-label="Active filters" className="flex min-w-0 flex-wrap items-center gap-2">
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
          Showing results for <strong>{corrected}</strong>. Nothing was found for “{filters.q}”.
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
      <p className="mt-10 text-muted">
        Do you help runners yourself?{" "}
        <TextLink to={href("/experts/apply")}>Apply to be listed</TextLink>
      </p>
    </>
  );
}

function NoPeople({ page: { chips }, people }: { page: ServicesData; people: FoundExperts }) {
  if (chips.length === 0) {
    return (
      <EmptyState title="No Experts Found" icon="people">
        <p>No experts are currently available.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No Experts Found"
      action={
        <ButtonLink to={servicesAddress(noServiceFilters)} look="quiet">
          Clear All Filters
        </ButtonLink>
      }
    >
      <p>No experts match your search criteria.</p>
      {people.relaxations.length > 0 && (
        <ul className="mt-5 flex flex-col gap-1.5 text-ink">
          {people.relaxations.map(({ name, label, without, total }) => (
            <li key={name}>
              <TextLink look="strong" to={servicesAddress(without)}>
                Without {label}
              </TextLink>{" "}
              <span className="text-muted">{formatTotal({ total }, units)}</span>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
}

/** Leads from the people to the machines, who have time at once. */
function GuidanceBanner() {
  return (
    <section aria-labelledby="guidance" className="guidance-banner">
      <Icon name="clock" className="size-8 text-signal" />
      <div className="guidance-banner-text">
        <h2 id="guidance" className="text-lg">
          Need Instant Guidance
        </h2>
        <p className="text-sm text-muted">
          Talk to a virtual coach by video now, without an appointment.
        </p>
      </div>
      <ButtonLink
        to={servicesAddress({ tab: "virtual" })}
        preventScrollReset
        look="quiet"
        size="small"
      >
        Meet the Virtual Coaches
      </ButtonLink>
    </section>
  );
}
