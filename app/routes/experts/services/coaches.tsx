import { useState } from "react";
import type { Coach } from "#features/coaches/coach.ts";
import { startFailed } from "#features/coaches/messages.ts";
import { type ServiceFilters, servicesAddress } from "#features/experts/search/filters.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { formatTotal } from "#values/text/count.ts";
import { CoachCard } from "./coach-card.tsx";

/** Loaded with the first call. */
const loadDialog = () => import("#features/coaches/session-dialog.tsx");
type DialogPart = Awaited<ReturnType<typeof loadDialog>>;

/** The coaches that the search leaves; one of them at most is called. */
export function Coaches({ coaches, filters }: { coaches: Coach[]; filters: ServiceFilters }) {
  const [called, setCalled] = useState<{ coach: Coach; by: HTMLElement | null } | null>(null);
  const [isStarting, setStarting] = useState(false);
  const [dialog, setDialog] = useState<DialogPart | null>(null);
  const [hasFailed, setFailed] = useState(false);
  function call(coach: Coach, by: HTMLElement | null) {
    setStarting(true);
    setFailed(false);
    loadDialog().then(
      (part) => {
        setDialog(part);
        setCalled({ coach, by });
      },
      () => {
        setStarting(false);
        setFailed(true);
      },
    );
  }
  function hangUp() {
    setStarting(false);
    setCalled(null);
  }
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
        <p className="mb-6">
          JavaScript is turned off in your browser, so sessions with a coach are in writing and
          coaches on video cannot be called.
        </p>
      </noscript>
      {hasFailed && <Notice kind="problem">{startFailed}</Notice>}
      <div className="expert-grid">
        {coaches.map((coach) => (
          <CoachCard
            key={coach.persona_id}
            coach={coach}
            isBusy={isStarting}
            onReach={() => void loadDialog().catch(() => undefined)}
            onStart={(button) => call(coach, button)}
          />
        ))}
      </div>
      {dialog && called && (
        <dialog.SessionDialog
          coach={called.coach}
          opener={called.by}
          onSettled={() => setStarting(false)}
          onEnded={hangUp}
        />
      )}
    </>
  );
}
