import type { Person } from "./people.ts";

/** A status, or the path of a redirect. */
export type Answer = number | string;

/** One answer for all, or one for some and another for the rest. */
export type Outcome = Answer | Each;
type Each = { rest: Answer } & Partial<Record<Person, Answer>>;

export type Attempt = { path: string; form?: Record<string, string>; outcome: Outcome };

/** One use of an action. Roles try in the order of `order`: those who may not come first. */
export type Write = Required<Attempt> & {
  what: string;
  order?: Person[];
  /** What the owner still sees when everybody else has tried. */
  stays?: { path: string; text: string };
  /** Why an administrator's write leaves no entry in the audit log: it only looks. */
  unrecorded?: string;
};

export function answerFor(outcome: Outcome, person: Person): Answer {
  return typeof outcome === "object" ? (outcome[person] ?? outcome.rest) : outcome;
}

/** For everybody. */
export const open = (path: string, outcome: Answer = 200): Attempt => ({ path, outcome });

/** For everybody with a session that counts; the rest is sent to sign in. */
export function signedIn(answer: Answer): Each {
  return { rest: answer, visitor: "/login", deactivated: "/login" };
}

/** For its owner; everybody else with a session sees that there is no such thing. */
export function ownersOnly(answer: Answer): Each {
  return { ...signedIn(404), owner: answer };
}

/** For administrators; everybody else is sent home. */
export function adminsOnly(answer: Answer): Each {
  return { rest: "/", admin: answer };
}

/** For people without a session; who has one is sent where they came from. */
export const signedOut: Outcome = { rest: "/", visitor: 200, deactivated: 200 };

/** Who may not comes before who may. */
export const ownerLast: Person[] = ["visitor", "deactivated", "stranger", "admin", "owner"];

/** A form of the back office, which does what it says for the admin alone. */
export function admins(
  path: string,
  form: Record<string, string>,
  answer: number | string,
): Write[] {
  return [{ what: "admins only", path, form, outcome: adminsOnly(answer) }];
}
