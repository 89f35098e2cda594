import type { SignInAct } from "#features/accounts/messages.ts";
import { coverAddress } from "#features/races/pictures/cover.ts";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { Words } from "#values/say.ts";

const sentences: Record<SignInAct, Record<AwaitedRace["purpose"], Words>> = {
  "sign-in": {
    keep: { en: "Sign in to save <0/>", es: "Inicia sesión para guardar <0/>" },
    register: { en: "Sign in to register for <0/>", es: "Inicia sesión para inscribirte en <0/>" },
  },
  "sign-up": {
    keep: { en: "Sign up to save <0/>", es: "Regístrate para guardar <0/>" },
    register: { en: "Sign up to register for <0/>", es: "Regístrate para inscribirte en <0/>" },
  },
};

/** Tells a visitor who pressed a heart or a button to register why to sign in. */
export function AwaitedNotice({ act, race }: { act: SignInAct; race: AwaitedRace | null }) {
  const say = useSay();
  if (race === null) return null;
  return (
    <Notice icon={race.purpose === "keep" ? "heart" : "check"}>
      <Rich text={say(sentences[act][race.purpose])} parts={[() => <b>{race.name}</b>]} />
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
