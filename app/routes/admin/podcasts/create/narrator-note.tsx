import { studioProblems } from "#features/podcasts/studio/messages.ts";
import { Notice } from "#ui/message/notice.tsx";
import type { Narrator } from "../screen.server.ts";

/** The one voice that reads every episode. */
export function NarratorNote({ narrator }: { narrator: Narrator }) {
  if (!narrator) return <Notice icon="alert">{studioProblems["no-voice"]}</Notice>;
  return (
    <p className="text-muted">
      Narrator: <b className="font-semibold text-ink">{narrator.name}</b>
    </p>
  );
}
