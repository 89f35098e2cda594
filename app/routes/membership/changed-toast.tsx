import { updatedFor } from "#features/membership/messages.ts";
import { PassingToast } from "#ui/message/toast.tsx";
import type { Sentence } from "#values/say.ts";

/** Confirms a change of the plan for a few seconds. */
export default function ChangedToast({
  sentence,
  occasion,
}: {
  sentence?: Sentence;
  occasion?: string;
}) {
  return (
    <div className="membership-said">
      <PassingToast occasion={occasion ?? null} milliseconds={updatedFor}>
        {sentence}
      </PassingToast>
    </div>
  );
}
