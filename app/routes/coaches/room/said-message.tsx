import { memo } from "react";
import { href, Link } from "react-router";
import type { FoundRace } from "#features/assistant/conversation/assistant.ts";
import { noticeMessages } from "#features/assistant/threads/messages.ts";
import type { RoomMessage } from "#features/coaches/room/room.ts";
import { Bib } from "#features/races/card/bib.tsx";
import { type ShownCard, shownCard } from "#features/races/card/shown-card.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Markdown } from "#ui/markdown/markdown.tsx";
import { NewTabNote } from "#ui/navigation/text-link.tsx";
import type { LengthUnit } from "#values/length.ts";
import type { Sentence } from "#values/say.ts";

/** One thing that was said, by the runner or by the coach. */
export const SaidMessage = memo(function SaidMessage({
  message,
  coach,
  unit,
  isArriving,
  isLast,
}: {
  message: RoomMessage;
  coach: string;
  unit: LengthUnit;
  isArriving: boolean;
  isLast: boolean;
}) {
  const say = useSay();
  const { isUser, content, blocks, races, links, notice } = message;
  if (isUser) {
    return (
      <div className="room-said room-said-runner">
        <h2 className="sr-only">{say({ en: "You", es: "Tú" })}</h2>
        <p>{content}</p>
      </div>
    );
  }
  return (
    <div
      id={isLast ? "latest" : undefined}
      className="room-said"
      aria-busy={isArriving || undefined}
    >
      <h2>{coach}</h2>
      {notice && <p className="room-note">{say(noticeMessages[notice])}</p>}
      {isArriving && blocks.length === 0 && <Thinking />}
      {blocks.length > 0 && <Markdown tree={blocks} />}
      {races.length > 0 && (
        <ul aria-label={say({ en: "Races", es: "Carreras" })} className="room-races">
          {races.map((found) => (
            <FoundRaceLine key={found.race.id} found={found} unit={unit} />
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <ul aria-label={say({ en: "Where to go on", es: "Dónde seguir" })} className="room-links">
          {links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} target="_blank" rel="noopener" className="link-strong">
                {label}
                <NewTabNote />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});

function Thinking() {
  const say = useSay();
  return (
    <p
      role="img"
      aria-label={say({ en: "The coach is thinking", es: "El entrenador está pensando" })}
      className="room-dots"
    >
      <i />
      <i />
      <i />
    </p>
  );
}

/** A race that the coach has found. It opens in a new tab, so the session continues. */
function FoundRaceLine({ found, unit }: { found: FoundRace; unit: LengthUnit }) {
  const say = useSay();
  const lang = useLang();
  const race = shownCard(found.race, unit, { lang });
  return (
    <li className="room-race">
      <Bib day={race.day} type={race.type} className="room-race-bib" />
      <div>
        <Link to={href("/races/:id", { id: race.id })} target="_blank" rel="noopener">
          {race.name}
          <NewTabNote />
        </Link>
        <p>{race.place}</p>
        <p>
          {[race.distances, say(priceOf(race))].filter(Boolean).join(" · ")}
          {race.isCancelled && <strong> {say({ en: "· Cancelled", es: "· Cancelada" })}</strong>}
        </p>
      </div>
    </li>
  );
}

function priceOf({ price, priceOf }: Pick<ShownCard, "price" | "priceOf">): Sentence {
  if (price === null) return { en: "Price TBD", es: "Precio por confirmar" };
  return priceOf ? `${priceOf} ${price}` : price;
}
