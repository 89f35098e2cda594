import type { AccountStanding } from "#features/accounts/people/people.ts";
import { formatDay } from "#values/day.ts";

/** The state of an account: whether it is active, whether it is an administrator's, and what is special about it. */
export function StandingBadges({ person }: { person: AccountStanding }) {
  const { isActive, isAdmin } = person;
  return (
    <>
      <span
        className={`chip font-medium ${isActive ? "border-pine text-pine" : "border-danger text-danger"}`}
      >
        {isActive ? "Active" : "Inactive"}
      </span>{" "}
      {isAdmin && <span className="chip border-ink font-semibold">Admin</span>}{" "}
      <span className="text-sm text-muted">{specialsOf(person).join(" · ")}</span>
    </>
  );
}

function specialsOf({ isMember, isGuest, isConfirmed, deletionDay }: AccountStanding): string[] {
  return [
    isMember && "Member",
    // The temporary account of a visitor's reviews.
    isGuest && "Guest",
    !isGuest && !isConfirmed && "Unconfirmed",
    deletionDay && `Goes on ${formatDay(deletionDay, "en")}`,
  ].filter((special) => typeof special === "string");
}
