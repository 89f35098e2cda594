import { memo } from "react";
import { href, Link } from "react-router";
import type { FoundRace } from "#features/assistant/conversation/assistant.ts";
import { noticeMessages } from "#features/assistant/threads/messages.ts";
import type { ChatMessage } from "#features/assistant/threads/thread.ts";
import { Bib } from "#features/races/card/bib.tsx";
import { type ShownCard, shownCard } from "#features/races/card/shown-card.ts";
import { raceType } from "#features/races/race-type.ts";
import { Icon } from "#ui/icon.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rating } from "#ui/list/stars.tsx";
import { Markdown } from "#ui/markdown/markdown.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import type { Sentence } from "#values/say.ts";
import { ChatIcon } from "../chat-icon.tsx";
import { AnswerTools } from "./answer-tools.tsx";

/** An answer with its races and links. It is drawn again only when it changes. */
export const Answer = memo(function Answer({
  message,
  name,
  unit,
  isArriving,
  onRated,
  onRetry,
}: {
  message: ChatMessage;
  /** Of the assistant. */
  name: string;
  unit: LengthUnit;
  /** Whether it gets pieces now. */
  isArriving: boolean;
  onRated: (message: string, rating: ChatMessage["rating"]) => void;
  /** Of the last answer. */
  onRetry: (() => void) | null;
}) {
  const say = useSay();
  const { blocks, races, links, notice, state } = message;
  const isEmpty = blocks.length === 0 && races.length === 0;
  return (
    <div className="answer" aria-busy={isArriving || undefined}>
      <h2 className="answer-name">
        <ChatIcon name="bib" />
        {name}
      </h2>
      {notice && notice !== "cut" && <p className="answer-note">{say(noticeMessages[notice])}</p>}
      {isEmpty && isArriving && <LoadingDots />}
      {blocks.length > 0 && <Markdown tree={blocks} />}
      {races.length > 0 && <FoundRaces races={races} unit={unit} />}
      {links.length > 0 && (
        <ul aria-label={say({ en: "Where to go on", es: "Dónde seguir" })} className="answer-links">
          {links.map(({ label, to }) => (
            <li key={to}>
              <TextLink look="strong" to={to} className="inline-block py-1">
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      {notice === "cut" && <p className="answer-note">{say(noticeMessages.cut)}</p>}
      {state === "stopped" && (
        <p className="answer-note">
          {say({ en: "This answer was stopped.", es: "Esta respuesta se detuvo." })}
        </p>
      )}
      {!isArriving && <AnswerTools message={message} onRated={onRated} onRetry={onRetry} />}
    </div>
  );
});

function LoadingDots() {
  const say = useSay();
  return (
    <p
      role="img"
      aria-label={say({ en: "The answer is on its way", es: "La respuesta está en camino" })}
      className="loading-dots"
    >
      <i />
      <i />
      <i />
    </p>
  );
}

/** Races that are shown before the rest is opened. */
const shownAtOnce = 5;

/** The races of an answer, in its order. */
function FoundRaces({ races, unit }: { races: readonly FoundRace[]; unit: LengthUnit }) {
  const say = useSay();
  const rest = races.slice(shownAtOnce);
  return (
    <>
      <RaceList races={races.slice(0, shownAtOnce)} unit={unit} />
      {rest.length > 0 && (
        <details className="found-rest">
          <summary className="disclosure">
            {say({ en: `Show ${rest.length} more`, es: `Mostrar ${rest.length} más` })}
          </summary>
          <RaceList races={rest} unit={unit} />
        </details>
      )}
    </>
  );
}

function RaceList({ races, unit }: { races: readonly FoundRace[]; unit: LengthUnit }) {
  const say = useSay();
  return (
    <ul aria-label={say({ en: "Races", es: "Carreras" })} className="found-races">
      {races.map((found) => (
        <li key={found.race.id}>
          <FoundRaceCard found={found} unit={unit} />
        </li>
      ))}
    </ul>
  );
}

/** A race that an answer has found: its bib, its facts, and why it fits. */
function FoundRaceCard({ found, unit }: { found: FoundRace; unit: LengthUnit }) {
  const say = useSay();
  const lang = useLang();
  const race = shownCard(found.race, unit, { lang });
  const { kind, label } = raceType(race.type, lang);
  return (
    <article className="found-race">
      <div className="found-race-picture">
        <img src={race.picture} alt="" width={640} height={376} loading="lazy" decoding="async" />
        <Bib day={race.day} type={race.type} silent className="found-race-bib" />
      </div>
      <div className="found-race-body">
        <p className="found-race-line">
          <span className={`race-type type-${kind}`}>{label}</span>
          {race.rating !== null && <Rating average={race.rating} count={race.reviews} />}
        </p>
        <h3 className="found-race-name">
          <Link to={href("/races/:id", { id: race.id })}>{race.name}</Link>
        </h3>
        <p className="found-race-place">
          <time dateTime={race.day}>{formatDay(race.day, lang)}</time> · {race.place}
        </p>
        <p className="found-race-facts">
          {race.distances && <span>{race.distances}</span>}
          <strong>{say(priceOf(race))}</strong>
        </p>
        {race.isCancelled && (
          <p className="found-race-flag">{say({ en: "Cancelled", es: "Cancelada" })}</p>
        )}
        {race.isClosed && (
          <p className="found-race-place">
            {say({ en: "Registration closed", es: "Inscripciones cerradas" })}
          </p>
        )}
        {found.why.length > 0 && (
          <ul
            className="found-race-why"
            aria-label={say({ en: "Why it fits", es: "Por qué te conviene" })}
          >
            {found.why.map((reason) => (
              <li key={reason}>
                <Icon name="check" />
                {reason}
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

function priceOf({ price, priceOf }: Pick<ShownCard, "price" | "priceOf">): Sentence {
  if (price === null) return { en: "Price TBD", es: "Precio por confirmar" };
  return priceOf ? `${priceOf} ${price}` : price;
}
