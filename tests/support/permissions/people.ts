import { sessionOf } from "../site/runner-pool.ts";

/** The roles. `owner` has a review, a registration and a favorite; `stranger` has none. */
export const people = {
  visitor: null,
  owner: "11111111-1111-4111-8111-111111111111",
  stranger: "22222222-2222-4222-8222-222222222222",
  deactivated: "33333333-3333-4333-8333-333333333333",
  admin: "44444444-4444-4444-8444-444444444444",
} as const;

export type Person = keyof typeof people;

/** The session token that the prepared database holds for a person. */
export function sessionToken(person: Person): string {
  return `session-of-the-${person}`;
}

/** The `Cookie` header of a person's browser. */
export function cookieOf(person: Person): Record<string, string> {
  if (person === "visitor") return {};
  const { name, value } = sessionOf({ token: sessionToken(person) });
  return { Cookie: `${name}=${value}` };
}

/** What the prepared database holds; reviews, registrations and passkeys are the owner's. */
export const world = {
  race: "55555555-5555-4555-8555-555555555555",
  distance: "66666666-6666-4666-8666-666666666666",
  otherRaces: ["55555555-5555-4555-8555-555555555501", "55555555-5555-4555-8555-555555555502"],
  /** Of the race and of the other two. */
  reviews: [
    "77777777-7777-4777-8777-777777777700",
    "77777777-7777-4777-8777-777777777701",
    "77777777-7777-4777-8777-777777777702",
  ],
  /** For the race, for the first of the others, and for the second one, which administrators change. */
  registrations: [
    "88888888-8888-4888-8888-888888888800",
    "88888888-8888-4888-8888-888888888801",
    "88888888-8888-4888-8888-888888888802",
  ],
  /** Of the race. */
  claim: "bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb",
  /** Of a race that the site lacks. */
  suggestion: "bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbb1",
  passkey: "99999999-9999-4999-8999-999999999901",
  otherPasskey: "99999999-9999-4999-8999-999999999902",
  thirdPasskey: "99999999-9999-4999-8999-999999999903",
  /** Messages from the contact form; the tests delete the second one. */
  messages: ["bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbb00", "bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbb01"],
  /** Of partners: for Sprinter, for Elite, and one that is deleted by the tests. */
  offers: [
    "cccccccc-cccc-4ccc-8ccc-cccccccccc00",
    "cccccccc-cccc-4ccc-8ccc-cccccccccc01",
    "cccccccc-cccc-4ccc-8ccc-cccccccccc02",
  ],
  /** The owner's. */
  ownCourse: "cccccccc-cccc-4ccc-8ccc-ccccccccccc0",
  /** The owner's: the tests delete the second one. The upload holds the first. */
  activities: ["cccccccc-cccc-4ccc-8ccc-ccccccccccd0", "cccccccc-cccc-4ccc-8ccc-ccccccccccd1"],
  activityUpload: "cccccccc-cccc-4ccc-8ccc-ccccccccccd2",
  /** A plan of the owner, and a session of it. */
  training: {
    plan: "cccccccc-cccc-4ccc-8ccc-cccccccccce0",
    session: "cccccccc-cccc-4ccc-8ccc-cccccccccce1",
  },
  /** Conversations of the owner, the first with an answer; the tests delete the second one. */
  threads: ["eeeeeeee-eeee-4eee-8eee-eeeeeeeeee00", "eeeeeeee-eeee-4eee-8eee-eeeeeeeeee01"],
  answer: "eeeeeeee-eeee-4eee-8eee-eeeeeeeeee02",
  /** Sessions of the owner with a coach: the first one runs. */
  coachSessions: ["eeeeeeee-eeee-4eee-8eee-eeeeeeeeee10", "eeeeeeee-eeee-4eee-8eee-eeeeeeeeee11"],
  /** Active and linked to the stranger; inactive. */
  experts: ["dddddddd-dddd-4ddd-8ddd-dddddddddd10", "dddddddd-dddd-4ddd-8ddd-dddddddddd11"],
  /** One that stays, and one that the tests delete. */
  assistants: ["dddddddd-dddd-4ddd-8ddd-dddddddddd00", "dddddddd-dddd-4ddd-8ddd-dddddddddd01"],
  /** Open invitations: one to be sent again, one to be withdrawn. */
  invitations: ["bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbb01", "bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbb02"],
  /** People without a session, to be changed by the administrator: an active and an inactive one. */
  others: ["bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbb11", "bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbb12"],
  /** A second administrator, without a session. */
  otherAdmin: "bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbb13",
  /** Imports of races: read and not begun, under way, complete. */
  imports: [
    "bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbb00",
    "bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbb01",
    "bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbb02",
  ],
  /** A race for administrators to change; it has no registrations. */
  officeRace: "55555555-5555-4555-8555-5555555555a0",
  officeDistances: ["66666666-6666-4666-8666-6666666666a0", "66666666-6666-4666-8666-6666666666a1"],
  /** A race that the owner organizes, with a registration for it; and one of the stranger's. */
  organizedRace: "55555555-5555-4555-8555-5555555555b0",
  organizedDistances: [
    "66666666-6666-4666-8666-6666666666b0",
    "66666666-6666-4666-8666-6666666666b1",
  ],
  organizedEntry: "88888888-8888-4888-8888-8888888888b0",
  strangersRace: "55555555-5555-4555-8555-5555555555b1",
  doomedRace: "55555555-5555-4555-8555-5555555555a1",
  /** A second session of the owner's. */
  session: "aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa",
} as const;
