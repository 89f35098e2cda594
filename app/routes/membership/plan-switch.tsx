import { useState } from "react";
import { href } from "react-router";
import { callPreview, callUpdate, type QuoteAnswer } from "#features/membership/checkout/door.ts";
import type { PlanStanding } from "#features/membership/membership.ts";
import { priceIdOf, type Tier } from "#features/membership/plans/plans.ts";
import { buttonClass } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { DialogLink } from "#ui/overlay/dialog-link.tsx";

const load = () => import("./switch-dialog.tsx");

/** Switches to another plan after showing the cost: in a dialog, or on its own page. */
export default function PlanSwitch({
  tier,
  look,
  standing,
  onChanged,
}: {
  tier: Tier;
  look: "primary" | "quiet";
  standing: PlanStanding;
  onChanged: (sentence: string) => void;
}) {
  const say = useSay();
  const lang = useLang();
  const [preview, setPreview] = useState<QuoteAnswer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const priceId = priceIdOf(tier, standing.interval);

  /** Asked each time the dialog opens: the cost changes with every second. */
  async function ask() {
    setPreview(null);
    setProblem(null);
    const answer = await callPreview(priceId, fetch, lang);
    if ("problem" in answer) setProblem(answer.sentence);
    else setPreview(answer);
  }

  async function confirm(token: string, close: () => void) {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const answer = await callUpdate(priceId, token, fetch, lang);
    if ("confirm_url" in answer) return window.location.assign(answer.confirm_url);
    setBusy(false);
    if ("problem" in answer) return setProblem(answer.sentence);
    close();
    onChanged(answer.message);
  }

  return (
    <DialogLink
      to={href("/membership/switch/:plan", { plan: tier })}
      load={load}
      onOpen={ask}
      className={buttonClass({ look, className: "plan-button" })}
      dialog={({ SwitchDialog }, close) => (
        <SwitchDialog
          tier={tier}
          standing={standing}
          preview={preview}
          problem={problem}
          isBusy={isBusy}
          onConfirm={(token) => confirm(token, close)}
          onClose={close}
        />
      )}
    >
      {say({ en: "Switch to this Plan", es: "Cambiar a este plan" })}
    </DialogLink>
  );
}
