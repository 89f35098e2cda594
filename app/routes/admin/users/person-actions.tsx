import { href } from "react-router";
import type { Person } from "#features/accounts/people/people.ts";
import { AskedAction } from "./asked-action.tsx";

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

/** What gives rights to a person. */
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
          This person may change everything here, as you may.
        </AskedAction>
      )}
    </>
  );
}

/** What takes rights from a person. */
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
