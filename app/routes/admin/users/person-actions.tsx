import type { ReactNode } from "react";
import { Form, href } from "react-router";
import type { AccountStanding, Person } from "#features/accounts/people/people.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { formatDay } from "#values/day.ts";

type Asked = { person: Person; to: string; isInMenu?: boolean };

/** What an administrator may do to the account of another person; nothing to a guest's account. */
export function PersonActions(asked: Asked) {
  return (
    <>
      <PersonRights {...asked} />
      <PersonLosses {...asked} />
    </>
  );
}

/** The actions that give rights to a person. */
export function PersonRights({ person, to, isInMenu }: Asked) {
  const { userId: id, email, isActive, isAdmin, isConfirmed, isGuest } = person;
  if (isGuest) return null;
  const asked = { about: email, to, isInMenu };
  return (
    <>
      {!isActive && (
        <AskedAction
          {...asked}
          label="Activate"
          action={href("/admin/users/:id/:change", { id, change: "activate" })}
        >
          This person can sign in again.
        </AskedAction>
      )}
      {!isAdmin && isActive && isConfirmed && (
        <AskedAction
          {...asked}
          label="Make admin"
          action={href("/admin/users/:id/:change", { id, change: "make-admin" })}
        >
          This person can change everything here, just as you can.
        </AskedAction>
      )}
    </>
  );
}

/** The actions that take rights from a person. */
export function PersonLosses({ person, to, isInMenu }: Asked) {
  const { userId: id, email, isActive, isAdmin, isGuest } = person;
  if (isGuest) return null;
  const asked = { about: email, to, isInMenu, look: "danger" } as const;
  return (
    <>
      {isActive && (
        <AskedAction
          {...asked}
          label="Deactivate"
          action={href("/admin/users/:id/:change", { id, change: "deactivate" })}
        >
          All sessions end at once, and nobody can sign in with this account. Reviews and
          registrations stay.
        </AskedAction>
      )}
      {isAdmin && (
        <AskedAction
          {...asked}
          label="Remove admin"
          action={href("/admin/users/:id/:change", { id, change: "remove-admin" })}
        >
          The back office closes for this person. The account stays.
        </AskedAction>
      )}
    </>
  );
}

/** An action that is confirmed in a disclosure with its effect, with or without scripts. */
function AskedAction({
  label,
  about,
  action,
  to,
  look = "primary",
  isInMenu = false,
  children,
}: {
  /** The name of the action: `Deactivate`. */
  label: string;
  /** The account: `ana@example.com`. */
  about: string;
  action: string;
  /** The page to return to. */
  to: string;
  look?: "primary" | "danger";
  /** The menu of a row styles its entries. */
  isInMenu?: boolean;
  /** The effect of the action. */
  children: ReactNode;
}) {
  const isBusy = useIsSending(action);
  return (
    <details>
      <summary className={isInMenu ? dangerOf(look) : looks[look]}>
        {label} <span className="sr-only">{about}</span>
      </summary>
      <Form
        method="post"
        action={action}
        className="grid max-w-80 grid-cols-[minmax(0,1fr)] gap-3 pt-3 pb-1 text-sm"
      >
        <input type="hidden" name="to" value={to} />
        <div>{children}</div>
        <label>
          <span className="label">Reason (optional)</span>
          <input type="text" name="reason" maxLength={500} className="input" />
        </label>
        <Button type="submit" look={look} size="small" busy={isBusy}>
          {label} <span className="min-w-0 truncate">{about}</span>
        </Button>
      </Form>
    </details>
  );
}

const dangerOf = (look: "primary" | "danger") => (look === "danger" ? "text-danger" : undefined);

const looks = {
  primary: buttonClass({ look: "quiet", size: "small" }),
  danger: buttonClass({ look: "plain", size: "small", className: "-ml-3 text-danger" }),
};

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
