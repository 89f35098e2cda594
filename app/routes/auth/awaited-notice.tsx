import type { SignInAct } from "#features/accounts/messages.ts";
import { coverAddress } from "#features/races/pictures/cover.ts";
import { Notice } from "#ui/message/notice.tsx";

const acts = { "sign-in": "Sign in", "sign-up": "Sign up" } as const satisfies Record<
  SignInAct,
  string
>;

const purposes = { keep: "to keep", register: "to register for" } as const satisfies Record<
  AwaitedRace["purpose"],
  string
>;

/** Tells a visitor who pressed a heart or a button to register why to sign in. */
export function AwaitedNotice({ act, race }: { act: SignInAct; race: AwaitedRace | null }) {
  if (race === null) return null;
  return (
    <Notice icon={race.purpose === "keep" ? "heart" : "check"}>
      {acts[act]} {purposes[race.purpose]} <b>{race.name}</b>
    </Notice>
  );
}

/** Beside the form on wide screens: the cover of the race, or a landscape. */
export function AuthCover({ race }: { race: AwaitedRace | null }) {
  return (
    <img
      src={race?.cover ?? usualCover}
      alt=""
      width={640}
      height={376}
      loading="lazy"
      className="auth-cover"
    />
  );
}

/** The race that a visitor signs in for. */
export type AwaitedRace = {
  purpose: "keep" | "register";
  name: string;
  /** The address of its drawn cover. */
  cover: string;
};

/** The cover beside the form of a visitor who came for no race. */
const usualCover = coverAddress(
  {
    id: "dorsal",
    type: "Trail",
    city: "Cusco",
    country: "Peru",
    startDate: "2027-06-06",
    position: null,
  },
  "card",
);
