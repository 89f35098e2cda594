import { useState } from "react";
import { href, useHref } from "react-router";
import type { Coach } from "#features/coaches/personas/coach.ts";
import { specialtyIn } from "#features/coaches/personas/specialties.ts";
import { startFailed } from "#features/coaches/sessions/session.ts";
import { reviewUnits } from "#features/experts/expert.ts";
import { type ServiceFilters, servicesAddress } from "#features/experts/search/filters.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Rating } from "#ui/list/stars.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { formatTotal } from "#values/text/count.ts";

/** Loaded with the first call. */
const loadDialog = () => import("#features/coaches/session-dialog/session-dialog.tsx");
type DialogPart = Awaited<ReturnType<typeof loadDialog>>;

const units = {
  en: ["virtual coach", "virtual coaches"],
  es: ["entrenador virtual", "entrenadores virtuales"],
} as const;

/** The coaches that the search leaves; one of them at most is called. */
export function Coaches({ coaches, filters }: { coaches: Coach[]; filters: ServiceFilters }) {
  const say = useSay();
  const lang = useLang();
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
        title={say({
          en: "No Virtual Coaches Available",
          es: "No hay entrenadores virtuales disponibles",
        })}
        icon="people"
        action={
          filters.q && (
            <ButtonLink to={servicesAddress({ tab: "virtual" })} look="quiet">
              {say({ en: "Show All Coaches", es: "Mostrar todos los entrenadores" })}
            </ButtonLink>
          )
        }
      >
        {filters.q && (
          <p>
            {say({
              en: "No virtual coach matches your search.",
              es: "Ningún entrenador virtual coincide con tu búsqueda.",
            })}
          </p>
        )}
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status" className="tabular mb-6 text-muted">
        {formatTotal({ total: coaches.length }, units[lang], lang)}
      </p>
      <noscript>
        <p className="mb-6">
          {say({
            en: "JavaScript is turned off in your browser, so sessions with a coach are in writing and coaches on video cannot be called.",
            es: "JavaScript está desactivado en tu navegador, así que las sesiones con un entrenador son por escrito y no se puede hacer una videollamada.",
          })}
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
  const say = useSay();
  const lang = useLang();
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
            {coach.persona_name} <span className="ai-badge">{say({ en: "AI", es: "IA" })}</span>
          </h2>
          <p className="expert-card-role">
            {say({ en: "Virtual Running Coach", es: "Entrenador virtual de running" })}
          </p>
          <p className="expert-card-place">
            {say({ en: "Available 24/7", es: "Disponible 24/7" })}
          </p>
          {coach.rating !== null && coach.reviews !== null && (
            <p className="flex flex-wrap items-baseline gap-x-2">
              <Rating average={coach.rating} count={coach.reviews} unit={reviewUnits[lang]} />
              {coach.isSample && (
                <span className="text-muted">
                  {say({ en: "Sample rating", es: "Calificación de muestra" })}
                </span>
              )}
            </p>
          )}
        </div>
      </div>
      <p className="coach-card-prompt">{coach.system_prompt}</p>
      <ul
        className="expert-card-specialties"
        aria-label={say({ en: "Specialties", es: "Especialidades" })}
      >
        {coach.specialties.map((specialty) => (
          <li key={specialty} className="chip">
            {specialtyIn(specialty, lang)}
          </li>
        ))}
      </ul>
      <div className="expert-card-foot">
        <span className="inline-flex items-center gap-1.5">
          <Icon name="clock" /> {say({ en: "Instant", es: "Al instante" })}
        </span>
        <strong>{say({ en: "Free", es: "Gratis" })}</strong>
        {/* Without a script the session is a separate page. */}
        <form
          method="post"
          action={useHref(href("/functions/tavus-conversation"))}
          onSubmit={(event) => {
            event.preventDefault();
            onStart(event.currentTarget.querySelector("button"));
          }}
        >
          <input type="hidden" name="action" value="start" />
          <input type="hidden" name="persona_id" value={coach.persona_id} />
          <Button
            look="quiet"
            type="submit"
            disabled={isBusy}
            onPointerEnter={onReach}
            onFocus={onReach}
            aria-label={say({
              en: `Start Video Call with ${coach.persona_name}`,
              es: `Iniciar videollamada con ${coach.persona_name}`,
            })}
          >
            {say({ en: "Start Video Call", es: "Iniciar videollamada" })}
          </Button>
        </form>
      </div>
    </article>
  );
}
