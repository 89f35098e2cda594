import type { ReactNode } from "react";
import { Form, href, Link, useHref } from "react-router";
import { bibLabel, bibNumber } from "#features/races/card/bib-number.ts";
import { bibEdge, DistanceBib } from "#features/races/card/distance-bib.tsx";
import { RaceCard } from "#features/races/card/race-card.tsx";
import type { ShownCard } from "#features/races/card/shown-card.ts";
import { distanceIn } from "#features/races/distance.ts";
import { WidePicture } from "#features/races/pictures/wide-picture.tsx";
import { placeOf } from "#features/races/race.ts";
import { checklistOf } from "#features/registrations/season/checklist.ts";
import {
  countdownWords,
  preparationWords,
  sameDayWords,
} from "#features/registrations/season/messages.ts";
import type { RaceOnCover, SeasonRace } from "#features/registrations/season/season.ts";
import { wizardPath } from "#features/registrations/wizard/wizard.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { type Day, formatDay, formatFullDay, formatShortDay } from "#values/day.ts";
import { formatLength, type LengthUnit } from "#values/length.ts";
import type { Words } from "#values/say.ts";
import type { SeasonData } from "./season-data.server.ts";

type Props = { entry: SeasonRace; sameDay: SeasonRace[]; unit: LengthUnit };

/**
 * The race that is next: the runner's own bib on its cover, the days until then, what else the day has,
 * what is left to do.
 */
export function NextRace({ entry, sameDay, unit }: Props) {
  const lang = useLang();
  const say = useSay();
  const { race, bib, runner, distance, days } = entry;
  const label = distance === null ? null : bibLabel(distance, unit);
  const length = distance === null ? null : distanceIn(distance, unit);
  return (
    <RaceAhead
      race={race}
      days={days}
      eyebrow={say({ en: "Next race", es: "Próxima carrera" })}
      number={String(bib)}
      name={[label, runner].filter(Boolean).join(" · ")}
      facts={[length, placeOf(race, lang), say({ en: `Bib ${bib}`, es: `Dorsal ${bib}` })]
        .filter(Boolean)
        .join(" · ")}
      also={sameDay.map((other) => (
        <p key={other.id} className="season-muted">
          <Rich
            text={say({
              en: `Also: <0>${sameDayWords(other, entry, unit, lang)}</0>`,
              es: `También: <0>${sameDayWords(other, entry, unit, lang)}</0>`,
            })}
            parts={[
              (words) => (
                <TextLink to={href("/registrations/:id", { id: other.id })}>{words}</TextLink>
              ),
            ]}
          />
        </p>
      ))}
    >
      <Checklist entry={entry} />
    </RaceAhead>
  );
}

/** What is ready and what is left to do before a race, each with the way to where it is done. */
function Checklist({ entry }: { entry: SeasonRace }) {
  const lang = useLang();
  const say = useSay();
  const steps = checklistOf(entry);
  const done = steps.filter(({ isDone }) => isDone).length;
  const own = href("/registrations/:id", { id: entry.id });
  const calendar = useHref(href("/races/:id/calendar.ics", { id: entry.race.id }));
  return (
    <div className="season-check">
      <h3>
        <Rich
          text={say({
            en: `Before the start <0>${done} of ${steps.length} ready</0>`,
            es: `Antes de la salida <0>${done} de ${steps.length} listos</0>`,
          })}
          parts={[(words) => <span>{words}</span>]}
        />
      </h3>
      <ul className="season-steps">
        {steps.map((item) => (
          <li key={item.step}>
            <Link to={item.to} className={item.isDone ? "season-done" : "season-open"}>
              <span className="season-mark">{item.isDone && <Icon name="check" />}</span>
              <span className="sr-only">
                {item.isDone
                  ? say({ en: "Ready: ", es: "Listo: " })
                  : say({ en: "To do: ", es: "Pendiente: " })}
              </span>
              <span>{preparationWords(item, entry, lang)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {entry.note && (
        <p dir="auto" className="season-note">
          {entry.note}
        </p>
      )}
      <ul className="season-ways">
        <li>
          <Link to={`${own}#code`}>
            <Icon name="key" /> {say({ en: "Your code for the kit", es: "Tu código para el kit" })}
          </Link>
        </li>
        <li>
          <Link to={href("/registrations/:id/race-day/:change?", { id: entry.id })}>
            <Icon name="clock" />{" "}
            {say({ en: "Prepare for race day", es: "Prepararte para la carrera" })}
          </Link>
        </li>
        <li>
          <a href={calendar}>
            <Icon name="calendar" /> {say({ en: "Add to calendar", es: "Agregar al calendario" })}
          </a>
        </li>
        <li>
          <Link to={own}>
            <Icon name="mail" /> {say({ en: "Your confirmation", es: "Tu confirmación" })}
          </Link>
        </li>
        <li>
          <Link to={href("/registrations/:id/note", { id: entry.id })}>
            <Icon name="pin" />{" "}
            {entry.note
              ? say({ en: "Edit travel note", es: "Editar nota de viaje" })
              : say({ en: "Add travel note", es: "Agregar nota de viaje" })}
          </Link>
        </li>
      </ul>
    </div>
  );
}

/** A race that is coming: a bib on its cover, the days until then, and what is left to do below. */
function RaceAhead({
  race,
  days,
  eyebrow,
  number,
  name,
  facts,
  also,
  children,
}: {
  race: RaceOnCover;
  days: number;
  eyebrow: string;
  /** Of the bib. */
  number: string;
  /** Below the number. */
  name: string;
  facts: string;
  /** What else there is on the day. */
  also?: ReactNode;
  children: ReactNode;
}) {
  const lang = useLang();
  const { figure, words } = countdownWords(days, lang);
  return (
    <section className="season-next card" aria-labelledby="next-race">
      <WidePicture race={race} className="season-cover" />
      <div className="season-body">
        <div className="season-bib">
          <DistanceBib
            edge={bibEdge(race.city, formatShortDay(race.startDate, lang))}
            number={number}
            name={name}
          />
        </div>
        <p className={days === 0 ? "season-count season-count-today" : "season-count"}>
          <strong>{figure}</strong>
          <span>{words}</span>
        </p>
        <div className="season-head">
          <p className="season-eyebrow">{eyebrow}</p>
          <h2 id="next-race">
            <Link to={href("/races/:id", { id: race.id })}>{race.name}</Link>
          </h2>
          <p>
            <time dateTime={race.startDate}>{formatFullDay(race.startDate, lang)}</time>
          </p>
          <p className="season-muted">{facts}</p>
          {also}
        </div>
      </div>
      {children}
    </section>
  );
}

type Goal = NonNullable<SeasonData["goal"]>;

/** The goal race of the training plan, while the runner has not entered a race. */
export function GoalRace({
  goal,
  race,
  name,
  unit,
}: {
  goal: Goal;
  race: NonNullable<Goal["race"]>;
  name: string;
  unit: LengthUnit;
}) {
  const lang = useLang();
  const say = useSay();
  const { isKept, way } = race;
  return (
    <RaceAhead
      race={race}
      days={race.days}
      eyebrow={say({ en: "You are training for", es: "Entrenas para" })}
      number={bibNumber(goal.meters, unit)}
      name={name}
      facts={[formatLength(goal.meters, unit), placeOf(race, lang)].join(" · ")}
    >
      <div className="season-goal">
        <p>{say(stateWords(race))}</p>
        <div className="season-goal-ways">
          {way === "here" && (
            <ButtonLink to={wizardPath({ raceId: race.id, distanceId: race.distanceId })}>
              {say({ en: "Register", es: "Inscríbete" })}
            </ButtonLink>
          )}
          {way === "elsewhere" && (
            <ButtonLink to={`${href("/races/:id", { id: race.id })}#distances`}>
              {say({ en: "See how to register", es: "Ver cómo inscribirte" })}
            </ButtonLink>
          )}
          {!isKept && (
            <Form
              method="post"
              action={href("/favorites/:raceId/:change", { raceId: race.id, change: "add" })}
            >
              <input type="hidden" name="to" value={href("/dashboard")} />
              <Button type="submit" look={way === null ? "primary" : "quiet"}>
                <Icon name="heart" /> {say({ en: "Save this race", es: "Guardar esta carrera" })}
              </Button>
            </Form>
          )}
          <ButtonLink look="quiet" to={href("/training")}>
            {say({ en: "Training plan", es: "Plan de entrenamiento" })}
          </ButtonLink>
        </div>
      </div>
    </RaceAhead>
  );
}

function stateWords({ way, isKept, deadline }: NonNullable<Goal["race"]>): Words {
  if (way === "here" || way === "elsewhere") {
    if (!deadline) {
      return {
        en: "You are not registered here yet.",
        es: "Aún no tienes una inscripción aquí.",
      };
    }
    return {
      en: `You are not registered here yet. Registration closes ${formatDay(deadline, "en")}.`,
      es: `Aún no tienes una inscripción aquí. Las inscripciones cierran el ${formatDay(deadline, "es")}.`,
    };
  }
  return isKept
    ? {
        en: "You saved this race. You are not registered here.",
        es: "Guardaste esta carrera. No tienes una inscripción aquí.",
      }
    : {
        en: "You are not registered here. Save the race to hear about its changes.",
        es: "No tienes una inscripción aquí. Guarda la carrera para enterarte de sus cambios.",
      };
}

/** A season without a race ahead: an empty bib, and open races to begin with. */
export function NoRaceAhead({
  hasPast,
  suggestions,
  goal,
  unit,
}: {
  hasPast: boolean;
  suggestions: readonly ShownCard[];
  /** The day and the length of the training plan's race. */
  goal: { day: Day; meters: number } | null;
  unit: LengthUnit;
}) {
  const lang = useLang();
  const say = useSay();
  const plan =
    goal &&
    say({
      en: `${formatLength(goal.meters, unit)} on ${formatDay(goal.day, lang)}`,
      es: `${formatLength(goal.meters, unit)} el ${formatDay(goal.day, lang)}`,
    });
  return (
    <section aria-labelledby="next-race">
      <div className="season-empty">
        <div aria-hidden="true" className="season-blank">
          <span />
          <span>?</span>
        </div>
        <div>
          <p className="season-eyebrow">{say({ en: "Next race", es: "Próxima carrera" })}</p>
          <h2 id="next-race">
            {hasPast
              ? say({ en: "Which one comes next?", es: "¿Cuál es la próxima?" })
              : say({
                  en: "Your season starts with one race",
                  es: "Tu temporada empieza con una carrera",
                })}
          </h2>
          <p className="season-muted">
            {plan
              ? say({
                  en: `You are training for ${plan}, and have not entered a race for it.`,
                  es: `Entrenas para ${plan}, pero aún no te inscribes en una carrera.`,
                })
              : hasPast
                ? say({
                    en: "Nothing is ahead of you yet. Pick the next number to pin on.",
                    es: "Aún no tienes nada por delante. Elige tu próximo dorsal.",
                  })
                : say({
                    en: "Register for a race, and its bib, the days until then and what is left to do appear here.",
                    es: "Inscríbete en una carrera, y aquí aparecerán tu dorsal, los días que faltan y lo que queda por hacer.",
                  })}
          </p>
          <div className="season-find">
            <ButtonLink to={href("/races")}>
              {say({ en: "Find a race", es: "Encuentra una carrera" })}
            </ButtonLink>
          </div>
        </div>
      </div>
      {suggestions.length > 0 && (
        <>
          <h3 className="season-subtitle">{say({ en: "Open now", es: "Abiertas ahora" })}</h3>
          <div className="race-grid">
            {suggestions.map((race) => (
              <RaceCard key={race.id} race={race} heading="h4" />
            ))}
          </div>
        </>
      )}
    </section>
  );
}
