import { Notice } from "#ui/message/notice.tsx";

/** Tells a visitor who has pressed the heart of a race why to sign in. */
export function WishNotice({ verb, race }: { verb: "Sign in" | "Sign up"; race: string | null }) {
  if (race === null) return null;
  return (
    <Notice icon="heart">
      {verb} to keep <b>{race}</b>
    </Notice>
  );
}
