import { changeWords } from "#features/membership/changes/change-words.ts";
import type { PlanStanding } from "#features/membership/membership.ts";
import type { Tier } from "#features/membership/plans/plans.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
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
  const say = useSay();
  return (
    <div className="switch-cost">
      <p className="switch-amount">
        <Rich
          text={say({
            en: `<0>${formatCharge(cost.amountDue, cost.currency, "en")}</0> due now`,
            es: `<0>${formatCharge(cost.amountDue, cost.currency, "es")}</0> a pagar ahora`,
          })}
          parts={[(words) => <span className="num">{words}</span>]}
        />
      </p>
      {changeWords(standing, tier, cost, useLang()).map((sentence) => (
        <p key={sentence} className="mt-2">
          {sentence}
        </p>
      ))}
    </div>
  );
}
