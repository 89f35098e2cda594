import { updatedFor } from "#features/membership/messages.ts";
import { PassingToast } from "#ui/message/toast.tsx";

/** Shows for a while, in green, what has been done. */
export default function Said({ sentence, occasion }: { sentence?: string; occasion?: string }) {
  return (
    <div className="membership-said">
      <PassingToast occasion={occasion ?? null} milliseconds={updatedFor}>
        {sentence}
      </PassingToast>
    </div>
  );
}
