import { useState } from "react";
import { useRepeat } from "#ui/repeat.ts";

/** Minutes until the session ends by itself. They are not read aloud while they pass. */
export function TimeLeft({ seconds }: { seconds: number }) {
  const [passed, setPassed] = useState(0);
  useRepeat(60_000, () => setPassed((before) => before + 60));
  const minutes = Math.max(1, Math.ceil((seconds - passed) / 60));
  return (
    <p className="room-left tabular">
      {minutes === 1 ? "1 minute left" : `${minutes} minutes left`}
    </p>
  );
}
