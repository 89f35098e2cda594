import { useState } from "react";
import { href } from "react-router";
import type { Coach } from "#features/coaches/personas/coach.ts";
import { startFailed } from "#features/coaches/sessions/messages.ts";
import { type ServiceFilters, servicesAddress } from "#features/experts/search/filters.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Rating } from "#ui/list/stars.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { formatTotal } from "#values/text/count.ts";

/** Loaded with the first call. */
const loadDialog = () => import("#features/coaches/session-dialog/session-dialog.tsx");
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

/** A virtual coach: nobody takes it for a person. */
function CoachCard({
  coach,
  isBusy,
  onReach,
  onStart,
}: {
  coach: Coach;
  /** A session is starting. */
  isBusy: boolean;
  /** The visitor reaches for the button. */
  onReach: () => void;
  onStart: (button: HTMLElement | null) => void;
}) {
  return (
    <article className="expert-card card">
      <div className="expert-card-head">
        <img
          src={coach.portrait}
          alt=""
          width={112}
          height={112}
          decoding="async"
          className="expert-card-portrait"
        />
        <div className="expert-card-who">
          <h2 className="expert-card-name">
            {coach.persona_name} <span className="ai-badge">AI</span>
          </h2>
          <p className="expert-card-role">Virtual Running Coach</p>
          <p className="expert-card-place">Available 24/7</p>
          {coach.rating !== null && coach.reviews !== null && (
            <p className="flex flex-wrap items-baseline gap-x-2">
              <Rating average={coach.rating} count={coach.reviews} unit={["review", "reviews"]} />
              {coach.isSample && <span className="text-muted">Sample rating</span>}
            </p>
          )}
        </div>
      </div>
      <p className="coach-card-prompt">{coach.system_prompt}</p>
      <ul className="expert-card-specialties" aria-label="Specialties">
        {coach.specialties.map((specialty) => (
          <li key={specialty} className="chip">
            {specialty}
          </li>
        ))}
      </ul>
      <div className="expert-card-foot">
        <span className="inline-flex items-center gap-1.5">
          <Icon name="clock" /> Instant
        </span>
        <strong>Free</strong>
        {/* Without a script the session is a separate page. */}
        <form
          method="post"
          action={href("/functions/tavus-conversation")}
          onSubmit={(event) => {
            event.preventDefault();
            onStart(event.currentTarget.querySelector("button"));
          }}
        >
          <input type="hidden" name="action" value="start" />
          <input type="hidden" name="persona_id" value={coach.persona_id} />
          <Button
            type="submit"
            disabled={isBusy}
            onPointerEnter={onReach}
            onFocus={onReach}
            aria-label={`Start Video Call with ${coach.persona_name}`}
          >
            Start Video Call
          </Button>
        </form>
      </div>
    </article>
  );
}
