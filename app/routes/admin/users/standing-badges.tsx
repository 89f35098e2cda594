import type { AccountStanding } from "#features/accounts/people/people.ts";
import { Chip } from "#ui/list/chip.tsx";
import { formatDay } from "#values/day.ts";

/** The state of an account, as a row of labels. */
export function StandingBadges({ person }: { person: AccountStanding }) {
  const { isActive, isAdmin, isMember, isGuest, isConfirmed, deletionDay } = person;
  return (
    <span className="flex flex-wrap gap-1.5">
      <span className={`chip ${isActive ? "text-pine" : "text-danger"}`}>
        {isActive ? "Active" : "Inactive"}
      </span>
      {isAdmin && <span className="chip chip-solid">Admin</span>}
      {isMember && <Chip>Member</Chip>}
      {isGuest && <Chip title="The temporary account of a visitor's reviews">Guest</Chip>}
      {!isGuest && !isConfirmed && <Chip>Unconfirmed</Chip>}
      {deletionDay && <Chip>Goes on {formatDay(deletionDay)}</Chip>}
    </span>
  );
}
