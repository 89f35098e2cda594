import { updatedFor } from "#features/membership/messages.ts";
import { PassingToast } from "#ui/message/toast.tsx";

/** Confirms a change of the plan for a few seconds. */
export default function ChangedToast({
  sentence,
  occasion,
}: {
  sentence?: string;
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
