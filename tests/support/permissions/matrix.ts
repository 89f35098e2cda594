import type { Person } from "./people.ts";

/** A status, or the path of a redirect. */
export type Answer = number | string;

/** One answer for all roles, or one for some and another for the rest. */
export type Outcome = Answer | Each;
type Each = { rest: Answer } & Partial<Record<Person, Answer>>;

export type Attempt = { path: string; form?: Record<string, string>; outcome: Outcome };

/** One use of an action. Roles try in the order of `order`: the refused ones first. */
export type Write = Required<Attempt> & {
  what: string;
  order?: Person[];
  /** What the owner still sees after all other roles have tried. */
  stays?: { path: string; text: string };
  /** Why an administrator's write leaves no entry in the audit log: it only looks. */
  unrecorded?: string;
};

export function answerFor(outcome: Outcome, person: Person): Answer {
  return typeof outcome === "object" ? (outcome[person] ?? outcome.rest) : outcome;
}

/** For all roles. */
export const open = (path: string, outcome: Answer = 200): Attempt => ({ path, outcome });

/** For all roles with a valid session; the others are sent to sign in. */
export function signedIn(answer: Answer): Each {
  return { rest: answer, visitor: "/login", deactivated: "/login" };
}

/** For its owner; all others with a session get "not found". */
export function ownersOnly(answer: Answer): Each {
  return { ...signedIn(404), owner: answer };
}

/** For administrators; all others are sent home. */
export function adminsOnly(answer: Answer): Each {
  return { rest: "/", admin: answer };
}

/** For people without a session; the others are sent back to the page before. */
export const signedOut: Outcome = { rest: "/", visitor: 200, deactivated: 200 };

/** Refused roles come before allowed ones. */
export const ownerLast: Person[] = ["visitor", "deactivated", "stranger", "admin", "owner"];

/** A form of the back office, for the administrator only. */
export function admins(
  path: string,
  form: Record<string, string>,
  answer: number | string,
): Write[] {
  return [{ what: "admins only", path, form, outcome: adminsOnly(answer) }];
}
