import { useState } from "react";
import type { Coach } from "#features/coaches/coach.ts";
import { type ExpertFilters, servicesAddress } from "#features/experts/search/filters.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { formatTotal } from "#values/text/count.ts";
import { CoachCard } from "./coach-card.tsx";

/** The coaches that the search leaves; one of them at most is called. */
export function Coaches({ coaches, filters }: { coaches: Coach[]; filters: ExpertFilters }) {
  const [called, call] = useState<Coach | null>(null);
  if (coaches.length === 0) {
    return (
      <EmptyState
        title="No Virtual Coaches Available"
        icon="people"
        action={
          filters.q && (
            <ButtonLink to={servicesAddress({ tab: "virtual" })} look="quiet">
              Show All Coaches
            </ButtonLink>
          )
        }
      >
        {filters.q && <p>No virtual coach matches your search.</p>}
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status" className="tabular mb-6 text-muted">
        {formatTotal({ total: coaches.length }, ["virtual coach", "virtual coaches"])}
      </p>
      <noscript>
        <p className="mb-6">A session needs JavaScript, which is turned off in your browser.</p>
      </noscript>
      <div className="expert-grid">
        {coaches.map((coach) => (
          <CoachCard
            key={coach.persona_id}
            coach={coach}
            isBusy={called !== null}
            onStart={() => call(coach)}
          />
        ))}
      </div>
    </>
  );
}
