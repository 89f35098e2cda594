import { Form, href, Link } from "react-router";
import { changeSentence, type KeptChange } from "#features/favorites/changes.ts";
import type { KeptRace } from "#features/favorites/looks.server.ts";
import { Bib } from "#features/races/card/bib.tsx";
import { bibLabel } from "#features/races/card/bib-number.ts";
import { DistanceBib } from "#features/races/card/distance-bib.tsx";
import { RaceCard } from "#features/races/card/race-card.tsx";
import { distanceIn } from "#features/races/distance.ts";
import { placeOf } from "#features/races/race.ts";
import { raceType } from "#features/races/race-type.ts";
import { recommendationLimits } from "#features/recommendations/matching/matching.ts";
import { ChangeLine } from "#features/registrations/orders/changes/screens/change-parts.tsx";
import type { EndedOrder } from "#features/registrations/orders/queries.server.ts";
import { OpenOrderLine } from "#features/registrations/orders/screens/open-order-line.tsx";
import { stateWords } from "#features/registrations/orders/words.ts";
import { moneyWords } from "#features/registrations/prices/words.ts";
import { WaitLine } from "#features/registrations/waiting/screens/waiting-parts.tsx";
import { sessionLength, sessionName } from "#features/training/messages.ts";
import type { StoredSession } from "#features/training/rules/plan.ts";
import { Button } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Section } from "#ui/page/page.tsx";
import { type Day, formatDay, formatFullDay, formatShortDay, yearOf } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { formatCount } from "#values/text/count.ts";
import { tabPath } from "../tab.ts";
import { GoalRace, NextRace, NoRaceAhead } from "./next-race.tsx";
import type { RaceRun, SeasonData } from "./season-data.server.ts";
import { YearLine } from "./year-line.tsx";

/** A runner's races: the next one, those around it, past ones and favorites. */
export function Season({ season, name, today }: { season: SeasonData; name: string; today: Day }) {
  const say = useSay();
  const { next, session, goal, calledOff, past, line, kept, suggestions, forYou, unit } = season;
  return (
    <>
      {calledOff.map(({ id, race }) => (
        <div key={id} className="season-notice">
          <Notice kind="problem">
            <Rich
              text={say({
                en: `${race.name} has been cancelled by the organizer. <0>See your registration</0>`,
                es: `El organizador canceló ${race.name}. <0>Ver tu inscripción</0>`,
              })}
              parts={[
                (words) => <TextLink to={href("/registrations/:id", { id })}>{words}</TextLink>,
              ]}
            />
          </Notice>
        </div>
      ))}
      {season.orders.map((order) => (
        <div key={order.id} className="season-notice">
          <OpenOrderLine order={order} />
        </div>
      ))}
      {season.changes.map((change) => (
        <div key={change.id} className="season-notice">
          <ChangeLine change={change} />
        </div>
      ))}
      {season.waits.map((wait) => (
        <div key={wait.id} className="season-notice">
          <WaitLine wait={wait} />
        </div>
      ))}
      {next && <NextRace entry={next} sameDay={season.sameDay} unit={unit} />}
      {session && <NextSession session={session} unit={unit} />}
      {!next &&
        (goal?.race ? (
          <GoalRace goal={goal} race={goal.race} name={name} unit={unit} />
        ) : (
          <NoRaceAhead
            hasPast={past.length > 0}
            suggestions={suggestions}
            goal={goal}
            unit={unit}
          />
        ))}
      {forYou.cards.length > 0 && <RacesForYou {...forYou} />}
      {!line.isEmpty && <YearLine line={line} goal={goal?.race ?? null} today={today} />}
      {past.length > 0 && <Wall past={past} unit={unit} />}
      {kept.total > 0 && <KeptRaces {...kept} />}
      {season.ended.length > 0 && <EndedOrders orders={season.ended} />}
    </>
  );
}

/** What the viewer's training plan asks for next. */
function NextSession({ session, unit }: { session: StoredSession; unit: LengthUnit }) {
  const lang = useLang();
  const say = useSay();
  return (
    <section aria-labelledby="next-session" className="next-session card">
      <div>
        <h2 id="next-session" className="season-eyebrow">
          {say({ en: "Next session", es: "Próxima sesión" })}
        </h2>
        <Link to={href("/training/sessions/:id/:change?", { id: session.id })}>
          {say(sessionName(session))}, {sessionLength(session, unit)}
        </Link>
        <p className="season-muted">{formatFullDay(session.day, lang)}</p>
      </div>
      <TextLink look="strong" to={href("/training")}>
        {say({ en: "Training plan", es: "Plan de entrenamiento" })}
      </TextLink>
    </section>
  );
}

/** Open races that are like what the runner enters, rates and keeps, each with its reasons. */
function RacesForYou({ right, cards, reasons, newsToken }: SeasonData["forYou"]) {
  const say = useSay();
  return (
    <Section
      title={say({ en: "Races for you", es: "Carreras para ti" })}
      id="for-you"
      className="season-part"
    >
      <div className={right === "none" ? "season-example" : undefined}>
        <ul className="race-grid">
          {cards.map((race, place) => (
            <li key={race.id} className="season-pick">
              <RaceCard race={race} />
              <p className="season-muted">{reasons[place]?.join(" · ")}</p>
            </li>
          ))}
        </ul>
        <p className="season-more">
          {right === "priority" ? (
            <>
              {say({
                en: "When registration opens or a price rises, an email can tell you.",
                es: "Cuando se abren las inscripciones o sube un precio, podemos avisarte por correo.",
              })}{" "}
              {newsToken && (
                <TextLink to={href("/race-news/:token", { token: newsToken })}>
                  {say({ en: "Choose", es: "Elegir" })}
                </TextLink>
              )}
            </>
          ) : (
            <Rich
              text={say(moreWords[right])}
              parts={[(words) => <TextLink to={href("/membership")}>{words}</TextLink>]}
            />
          )}
        </p>
      </div>
    </Section>
  );
}

const { basic, priority } = recommendationLimits;

/** What a larger plan would add. */
const moreWords = {
  none: {
    en: `This race fits you best. Pacer shows ${basic} races. Sprinter and Elite show ${priority}, and write to you when registration opens or a price rises. <0>Compare plans</0>`,
    es: `Esta es la carrera que mejor va contigo. Pacer muestra ${basic} carreras. Sprinter y Elite muestran ${priority}, y te escriben cuando se abren las inscripciones o sube un precio. <0>Compara los planes</0>`,
  },
  basic: {
    en: `Sprinter and Elite show ${priority} races, and write to you when registration opens or a price rises. <0>Compare plans</0>`,
    es: `Sprinter y Elite muestran ${priority} carreras, y te escriben cuando se abren las inscripciones o sube un precio. <0>Compara los planes</0>`,
  },
} as const;

/** The number of bibs that are always visible; the others unfold. */
const shown = 10;

/** The races that were run, as bibs on a wall, each with the way to review it. */
function Wall({ past, unit }: { past: readonly RaceRun[]; unit: LengthUnit }) {
  const say = useSay();
  const [first, rest] = [past.slice(0, shown), past.slice(shown)];
  return (
    <Section
      title={say({ en: "Races run", es: "Carreras corridas" })}
      id="wall"
      className="season-part"
      action={
        <span className="season-muted">
          {formatCount(past.length)}{" "}
          {say(past.length === 1 ? { en: "race", es: "carrera" } : { en: "races", es: "carreras" })}
        </span>
      }
    >
      <Bibs entries={first} unit={unit} />
      {rest.length > 0 && (
        <details className="season-earlier">
          <summary className="disclosure">
            {say({
              en: `Show ${formatCount(rest.length)} earlier`,
              es: `Mostrar ${formatCount(rest.length)} anteriores`,
            })}
          </summary>
          <Bibs entries={rest} unit={unit} />
        </details>
      )}
    </Section>
  );
}

function Bibs({ entries, unit }: { entries: readonly RaceRun[]; unit: LengthUnit }) {
  return (
    <ul className="season-wall">
      {entries.map((entry) => (
        <RunBib key={entry.id} entry={entry} unit={unit} />
      ))}
    </ul>
  );
}

function RunBib({ entry, unit }: { entry: RaceRun; unit: LengthUnit }) {
  const lang = useLang();
  const say = useSay();
  const { race, distance, isReviewed, result, to } = entry;
  const { kind, label } = raceType(race.type, lang);
  const review = href("/races/:id/review", { id: race.id });
  return (
    <li className={`type-${kind}`}>
      <Link to={to} className="season-run-bib">
        <DistanceBib
          edge={say({
            en: `${formatShortDay(race.startDate, lang)}, ${yearOf(race.startDate)}`,
            es: `${formatShortDay(race.startDate, lang)} ${yearOf(race.startDate)}`,
          })}
          number={distance === null ? label : bibLabel(distance, unit)}
          name={race.city}
        />
        <span className="season-run-name">{race.name}</span>
        {result !== null && <span className="season-muted tabular">{result}</span>}
        <span className="sr-only">
          {[distance && distanceIn(distance, unit), formatDay(race.startDate, lang), race.city]
            .filter(Boolean)
            .join(", ")}
        </span>
      </Link>
      {isReviewed ? (
        <span className="season-reviewed">{say({ en: "Reviewed", es: "Con reseña" })}</span>
      ) : (
        <Link to={review} className="season-review">
          <Rich
            text={say({
              en: `Review it<0>: ${race.name}</0>`,
              es: `Escribir reseña<0>: ${race.name}</0>`,
            })}
            parts={[(words) => <span className="sr-only">{words}</span>]}
          />
        </Link>
      )}
    </li>
  );
}

/** The coming races that the runner keeps, the soonest first, with what has changed. */
function KeptRaces({
  races,
  total,
  upTo,
}: {
  races: readonly KeptRace[];
  total: number;
  /** The timestamp of their last change. */
  upTo: string;
}) {
  const say = useSay();
  const changed = races.filter(({ changes }) => changes.some(({ kind }) => kind !== "closing"));
  return (
    <Section
      title={say({ en: "Saved races", es: "Carreras guardadas" })}
      id="kept"
      className="season-part"
      action={
        <TextLink look="strong" to={tabPath("favorites")}>
          {total > races.length
            ? say({
                en: `All ${formatCount(total)} saved races`,
                es: `Las ${formatCount(total)} carreras guardadas`,
              })
            : say({ en: "Manage favorites", es: "Administrar favoritas" })}
        </TextLink>
      }
    >
      <ul className="season-kept card">
        {races.map((race) => (
          <Kept key={race.id} race={race} />
        ))}
      </ul>
      {changed.length > 0 && (
        <Form method="post" action={href("/favorites/seen")} className="season-seen">
          {changed.map(({ id }) => (
            <input key={id} type="hidden" name="race" value={id} />
          ))}
          <input type="hidden" name="up_to" value={upTo} />
          <Button type="submit" look="plain" size="small">
            {say({ en: "Mark changes as seen", es: "Marcar los cambios como vistos" })}
          </Button>
        </Form>
      )}
    </Section>
  );
}

function Kept({ race }: { race: KeptRace }) {
  const lang = useLang();
  const say = useSay();
  const isOff = race.status === "cancelled";
  return (
    <li>
      <Bib
        day={race.startDate}
        type={race.type}
        silent
        className={isOff ? "season-off" : undefined}
      />
      <div>
        <h3>
          <Link to={href("/races/:id", { id: race.id })}>{race.name}</Link>
        </h3>
        <p className="season-muted">
          {formatDay(race.startDate, lang)} · {placeOf(race, lang)}
          {!race.isOpen &&
            !isOff &&
            say({ en: " · Registration closed", es: " · Inscripciones cerradas" })}
          {isOff && say({ en: " · Cancelled", es: " · Cancelada" })}
        </p>
        {race.changes.length > 0 && (
          <ul className="season-news">
            {race.changes.map((change) => (
              <li key={change.kind} className={newsClass(change)}>
                {changeSentence(change, lang)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

function newsClass({ kind }: KeptChange): string | undefined {
  return kind === "cancelled" || kind === "closing" ? "season-urgent" : undefined;
}

/** The orders of a runner that are no longer open, each with the way to its page. */
function EndedOrders({ orders }: { orders: readonly EndedOrder[] }) {
  const say = useSay();
  return (
    <Section
      title={say({ en: "Your payments", es: "Tus pagos" })}
      id="payments"
      className="season-part"
    >
      <ul className="grid gap-2">
        {orders.map(({ id, code, raceName, state, totalMinor, currency }) => (
          <li key={id}>
            <TextLink to={href("/orders/:id/:change?", { id })}>
              {raceName}, {code}
            </TextLink>{" "}
            {say(moneyWords(totalMinor, currency))}, {say(stateWords[state])}
          </li>
        ))}
      </ul>
    </Section>
  );
}
