import type { ShownCard } from "../card/shown-card.ts";
import { choose } from "./chosen-races.tsx";
import { compareFormId } from "./comparison.ts";

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
  return (
    <label className="compare-box">
      <input
        type="checkbox"
        form={compareFormId}
        name="id"
        value={race.id}
        aria-label={`Compare ${race.name}`}
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={(event) => choose(race, event.currentTarget.checked)}
      />
      Compare
    </label>
  );
}
