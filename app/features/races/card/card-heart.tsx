import { href } from "react-router";
import { Icon } from "#ui/icon.tsx";
import type { ShownCard } from "./shown-card.ts";

/** The form that the hearts of all cards on a page submit. `Keeping` renders it. */
export const keepFormId = "keep";

/** A heart over a card's picture. It is a button of the page's one form: with scripts or without. */
export function CardHeart({ race, isKept }: { race: ShownCard; isKept: boolean }) {
  const params = { raceId: race.id };
  return (
    <button
      type="submit"
      form={keepFormId}
      formAction={
        isKept ? href("/favorites/:raceId/remove", params) : href("/favorites/:raceId/add", params)
      }
      aria-pressed={isKept}
      aria-label={`Save ${race.name}`}
      className="race-card-heart"
    >
      <Icon name="heart" />
    </button>
  );
}
