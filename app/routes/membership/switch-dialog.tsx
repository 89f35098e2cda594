import type { QuoteAnswer } from "#features/membership/checkout/door.ts";
import type { PlanStanding } from "#features/membership/membership.ts";
import { planOf, type Tier } from "#features/membership/plans/plans.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import type { Sentence } from "#values/say.ts";
import { SwitchCost } from "./switch-cost.tsx";

/** Says what a switch to another plan costs, and asks once more. */
export function SwitchDialog({
  tier,
  standing,
  preview,
  problem,
  isBusy,
  onConfirm,
  onClose,
}: {
  tier: Tier;
  standing: PlanStanding;
  /** `null` while it is loading. */
  preview: QuoteAnswer | null;
  problem: Sentence | null;
  isBusy: boolean;
  onConfirm: (token: string) => void;
  onClose: () => void;
}) {
  const say = useSay();
  return (
    <Dialog
      open
      onClose={onClose}
      title={say({ en: `Switch to ${planOf(tier).name}`, es: `Cambiar a ${planOf(tier).name}` })}
    >
      {preview && <SwitchCost standing={standing} tier={tier} cost={preview} />}
      {!preview && !problem && (
        <div role="status">
          <span className="sr-only">
            {say({ en: "Asking what it costs…", es: "Preguntando cuánto cuesta…" })}
          </span>
          <Skeleton className="h-12 w-full" />
        </div>
      )}
      {problem && <Notice kind="problem">{problem}</Notice>}
      <div className="mt-5 flex flex-wrap gap-3">
        {preview && (
          <Button busy={isBusy} onClick={() => onConfirm(preview.token)}>
            {say({ en: "Confirm Change", es: "Confirmar el cambio" })}
          </Button>
        )}
        <Button look="plain" onClick={onClose}>
          {standing.tier
            ? say({
                en: `Keep ${planOf(standing.tier).name}`,
                es: `Conservar ${planOf(standing.tier).name}`,
              })
            : say({ en: "Cancel", es: "Cancelar" })}
        </Button>
      </div>
    </Dialog>
  );
}
