import { href } from "react-router";
import type { OwnRace } from "#features/races/editing/details.ts";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { Day } from "#values/day.ts";

/** What an organizer has to know before changing a race. */
export function RaceNote({ race: { details }, today }: { race: OwnRace; today: Day }) {
  const isCancelled = details.race_status === "cancelled";
  const isOver = details.start_date < today;
  return (
    <div className="mb-4 grid max-w-200 gap-4">
      {isCancelled && (
        <Notice kind="problem">
          This race is cancelled and takes no registrations. Choose another status to bring it back:
          its runners are told.
        </Notice>
      )}
      {isOver && !isCancelled && (
        <Notice>This race is over: nobody is told of changes any more.</Notice>
      )}
      <p className="text-sm text-muted">
        We look after the name of the organizer, where runners register, and premium races.{" "}
        <TextLink to={href("/contact")}>Write to us</TextLink> to have them changed.
      </p>
    </div>
  );
}
