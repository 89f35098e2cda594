import type { MouseEvent, ReactNode } from "react";
import { href, Link } from "react-router";
import { useLang } from "#ui/language/language.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import { Rating } from "#ui/list/stars.tsx";
import { sayIn } from "#values/say.ts";
import { inLanguage } from "#values/web/language.ts";
import { photoClass } from "../pictures/picture.ts";
import { raceType } from "../race-type.ts";
import { unknownPrice } from "../shown-price.ts";
import { Bib } from "./bib.tsx";
import { type ListBefore, raceAnchor } from "./list-before.ts";
import type { ShownCard } from "./shown-card.ts";

/**
 * A race as lists show it. The whole card is a link to its page. Lists render dozens of cards per
 * request: each element and each hook in here counts.
 */
export function RaceCard({
  race,
  before,
  heading: Heading = "h3",
  eager = false,
  isKept,
  children,
}: {
  race: ShownCard;
  /** The list of the card, for the race's page. */
  before?: ListBefore;
  heading?: "h2" | "h3" | "h4";
  /** For cards that are visible without scrolling: their pictures are fetched at once. */
  eager?: boolean;
  /**
   * Whether the viewer keeps the race, from `Keeping` around the cards; no heart without it, and no anchor
   * to which a visitor returns who signs in to keep it.
   */
  isKept?: boolean | undefined;
  /** A control over the picture, such as the box that chooses the race to be compared. */
  children?: ReactNode;
}) {
  const lang = useLang();
  const say = sayIn(lang);
  const { kind, label } = raceType(race.type, lang);
  return (
    <article
      className={classesOf(race)}
      id={isKept === undefined ? undefined : raceAnchor(race.id)}
    >
      <div className={`race-card-picture${photoClass(race.picture, race.type)}`}>
        <img
          src={race.picture}
          alt=""
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : undefined}
        />
        {race.hairline && (
          <svg
            viewBox="0 0 160 24"
            preserveAspectRatio="none"
            aria-hidden="true"
            className={`race-card-hairline type-${kind}`}
          >
            <path d={`${race.hairline}H169V33H-9Z`} />
          </svg>
        )}
        <Bib day={race.day} type={race.type} withYear className="race-card-bib" />
        {race.isCancelled && (
          <span className="race-card-flag">{say({ en: "Cancelled", es: "Cancelada" })}</span>
        )}
        {race.isClosed && (
          <span className="race-card-flag">
            {say({ en: "Registration closed", es: "Inscripciones cerradas" })}
          </span>
        )}
        {isKept !== undefined && <CardHeart race={race} isKept={isKept} />}
        {isKept && <span className="race-card-saved">{say({ en: "Saved", es: "Guardada" })}</span>}
        {children}
      </div>
      <div className="race-card-body">
        <div className="race-card-line">
          <span className={`race-type type-${kind}`}>{label}</span>
          {race.rating !== null && <Rating average={race.rating} count={race.reviews} />}
        </div>
        <Heading className="race-card-name">
          <Link
            to={href("/races/:id", { id: race.id })}
            prefetch="intent"
            viewTransition
            state={before}
            className="stretched"
            onClick={travel}
          >
            {race.name}
          </Link>
        </Heading>
        <div className="race-card-place">
          {race.place}
          {race.away && <strong> · {race.away}</strong>}
        </div>
        <div className="race-card-foot">
          {race.distances && <p>{race.distances}</p>}
          <div className="race-card-price">
            {race.priceOf}
            {race.price === null ? (
              <strong className="text-muted">{say(unknownPrice)}</strong>
            ) : (
              <strong>{race.price}</strong>
            )}
            {race.original && (
              <s>
                <span className="sr-only">{say({ en: "instead of ", es: "en lugar de " })}</span>
                {race.original}
              </s>
            )}
          </div>
        </div>
      </div>
    </article>
  );
}

function classesOf({ id, isCancelled, isClosed }: ShownCard): string {
  const state = isCancelled ? " race-card-cancelled" : isClosed ? " race-card-closed" : "";
  return `race-card card${state}${isOpened(id) ? " race-card-opened" : ""}`;
}

/** The picture and the bib of the pressed card travel to the race's page. */
function travel({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  noteOpened(currentTarget.pathname.split("/").at(-1) ?? null);
  document.querySelector(".race-card-opened")?.classList.remove("race-card-opened");
  currentTarget.closest(".race-card")?.classList.add("race-card-opened");
}

/** The race whose card was pressed last in this browser tab; always `null` on the server. */
let opened: string | null = null;

/** Remembers the pressed card, so that its picture travels back when the visitor returns. */
function noteOpened(raceId: string | null): void {
  opened = raceId;
}

function isOpened(raceId: string): boolean {
  return opened === raceId;
}

/** The form that the hearts of all cards on a page submit. `Keeping` renders it. */
export const keepFormId = "keep";

/** A heart over a card's picture, drawn by its style. It is a button of the page's one form: with scripts or without. */
function CardHeart({ race, isKept }: { race: ShownCard; isKept: boolean }) {
  const lang = useLang();
  return (
    <button
      type="submit"
      form={keepFormId}
      formAction={inLanguage(
        lang,
        href("/favorites/:raceId/:change", { raceId: race.id, change: isKept ? "remove" : "add" }),
      )}
      aria-pressed={isKept}
      aria-label={sayIn(lang)({ en: `Save ${race.name}`, es: `Guardar ${race.name}` })}
      className="race-card-heart"
    />
  );
}

/** A placeholder in the size of a race card while it loads. */
export function RaceCardSkeleton() {
  return (
    <div aria-hidden="true" className="race-card card">
      <div className="race-card-picture skeleton" />
      <div className="race-card-body">
        <div className="race-card-line">
          <Skeleton className="h-5 w-16" />
        </div>
        <Skeleton className="mt-2 h-6 w-4/5" />
        <Skeleton className="h-5 w-1/2" />
        <div className="race-card-foot">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="ml-auto h-6 w-20" />
        </div>
      </div>
    </div>
  );
}
