import { coachUnreachable, deviceMessages } from "#features/coaches/room/messages.ts";
import type { RoomTrouble } from "#features/coaches/room/room-state.ts";
import { Icon } from "#ui/icon.tsx";

/** What stands in the way, read aloud when it appears. */
export function RoomTroubleLine({
  trouble,
  onDismiss,
}: {
  trouble: RoomTrouble | null;
  onDismiss: () => void;
}) {
  return (
    <div role="alert">
      {trouble && (
        <p className="room-trouble">
          <span>{sentenceOf(trouble)}</span>
          <button type="button" aria-label="Dismiss" onClick={onDismiss}>
            <Icon name="close" />
          </button>
        </p>
      )}
    </div>
  );
}

function sentenceOf(trouble: RoomTrouble): string {
  if (trouble.kind === "device") return deviceMessages[trouble.problem];
  return trouble.kind === "refused" ? trouble.refusal.message : coachUnreachable;
}
