import type { QuoteAnswer } from "#features/membership/checkout/door.ts";
import { planOf, type Tier } from "#features/membership/plans/plans.ts";
import type { PlanStanding } from "#features/membership/standing.ts";
import { Button } from "#ui/button.tsx";
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
  return (
    <Dialog open onClose={onClose} title={`Switch to ${planOf(tier).name}`}>
      {preview && <SwitchCost standing={standing} tier={tier} cost={preview} />}
      {!preview && !problem && (
        <div role="status">
          <span className="sr-only">Asking what it costs…</span>
          <Skeleton className="h-12 w-full" />
        </div>
      )}
      {problem && <Notice kind="problem">{problem}</Notice>}
      <div className="mt-5 flex flex-wrap gap-3">
        {preview && (
          <Button busy={isBusy} onClick={() => onConfirm(preview.token)}>
            Confirm Change
          </Button>
        )}
        <Button look="plain" onClick={onClose}>
          {standing.tier ? `Keep ${planOf(standing.tier).name}` : "Cancel"}
        </Button>
      </div>
    </Dialog>
  );
}
