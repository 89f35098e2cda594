import { href, useHref } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language/language.tsx";
import type { ShownCard } from "../card/shown-card.ts";
import { type ChosenRace, choose, chooseNone } from "./chosen-races.tsx";
import { compareFormId, comparisonPath, mostCompared } from "./comparison.ts";

/**
 * The races that were chosen to be compared, at the foot of the list. Without scripts it is the button
 * of the form that the boxes belong to.
 */
export function CompareTray({ chosen }: { chosen: readonly ChosenRace[] }) {
  const say = useSay();
  return (
    <form
      id={compareFormId}
      method="get"
      action={useHref(href("/races/compare"))}
      className={chosen.length > 0 ? "compare-tray compare-tray-filled" : "compare-tray"}
    >
      {chosen.map((race) => (
        <button
          key={race.id}
          type="button"
          className="chip chip-outline compare-tray-race"
          aria-label={say({ en: `Do not compare ${race.name}`, es: `No comparar ${race.name}` })}
          onClick={() => choose(race, false)}
        >
          <span className="truncate">{race.name}</span>
          <Icon name="close" className="size-3.5" />
        </button>
      ))}
      <span role="status" className="text-sm text-muted">
        {chosen.length > 0 &&
          say({
            en: `${chosen.length} of ${mostCompared} chosen`,
            es: `${chosen.length} de ${mostCompared} elegidas`,
          })}
      </span>
      <span className="compare-tray-ways">
        {chosen.length === 0 && (
          <Button type="submit" size="small">
            {say({ en: "Compare", es: "Comparar" })}
          </Button>
        )}
        {chosen.length > 0 && (
          <Button size="small" look="plain" onClick={chooseNone}>
            {say({ en: "Clear", es: "Quitar todas" })}
          </Button>
        )}
        {chosen.length > 1 && (
          <ButtonLink size="small" to={comparisonPath(chosen.map(({ id }) => id))}>
            {say({
              en: `Compare ${chosen.length} races`,
              es: `Comparar ${chosen.length} carreras`,
            })}
          </ButtonLink>
        )}
      </span>
    </form>
  );
}

/**
 * A box on a card that chooses its race to be compared. Without scripts it is a field of the list's
 * form of compared races.
 */
export function CompareBox({
  race,
  isChosen,
  isFull,
}: {
  race: ShownCard;
  isChosen: boolean;
  /** Whether no more races can be chosen. */
  isFull: boolean;
}) {
  const say = useSay();
  return (
    <label className="compare-box">
      <input
        type="checkbox"
        form={compareFormId}
        name="id"
        value={race.id}
        aria-label={say({ en: `Compare ${race.name}`, es: `Comparar ${race.name}` })}
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={(event) => choose(race, event.currentTarget.checked)}
      />
      {say({ en: "Compare", es: "Comparar" })}
    </label>
  );
}
