import { href } from "react-router";
import type { Person } from "#features/accounts/people/people.ts";
import { AskedAction } from "./asked-action.tsx";

/** What an administrator may do to the account of another person; nothing to a guest's account. */
export function PersonActions({ person, to }: { person: Person; to: string }) {
  const { userId: id, email, isActive, isAdmin, isConfirmed, isGuest } = person;
  if (isGuest) return null;
  const asked = { about: email, to };
  return (
    <>
      {isActive ? (
        <AskedAction
          {...asked}
          label="Deactivate"
          action={href("/admin/users/:id/deactivate", { id })}
          look="danger"
        >
          All sessions end at once, and nobody can sign in with this account. Reviews and
          registrations stay.
        </AskedAction>
      ) : (
        <AskedAction {...asked} label="Activate" action={href("/admin/users/:id/activate", { id })}>
          This person can sign in again.
        </AskedAction>
      )}
      {isAdmin && (
        <AskedAction
          {...asked}
          label="Remove admin"
          action={href("/admin/users/:id/remove-admin", { id })}
          look="danger"
        >
          The back office closes for this person. The account stays.
        </AskedAction>
      )}
      {!isAdmin && isActive && isConfirmed && (
        <AskedAction
          {...asked}
          label="Make admin"
          action={href("/admin/users/:id/make-admin", { id })}
        >
          This person may change everything here, as you may.
        </AskedAction>
      )}
    </>
  );
}
