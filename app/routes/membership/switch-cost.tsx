import { changeWords } from "#features/membership/changes/change-words.ts";
import type { Tier } from "#features/membership/plans/plans.ts";
import type { PlanStanding } from "#features/membership/standing.ts";
import { formatCharge } from "#values/money.ts";

type Cost = { amountDue: number; total: number; currency: string; keeps: Tier | null };

/** The amount that is due now as a large numeral, and what follows from it. */
export function SwitchCost({
  standing,
  tier,
  cost,
}: {
  standing: PlanStanding;
  tier: Tier;
  cost: Cost;
}) {
  return (
    <div className="switch-cost">
      <p className="switch-amount">
        <span className="num">{formatCharge(cost.amountDue, cost.currency)}</span> due now
      </p>
      {changeWords(standing, tier, cost).map((sentence) => (
        <p key={sentence} className="mt-2">
          {sentence}
        </p>
      ))}
    </div>
  );
}
