import type { SignInAct } from "#features/accounts/messages.ts";
import { Notice } from "#ui/message/notice.tsx";

/** Tells a visitor who pressed a race's heart why to sign in. */
export function WishNotice({ act, race }: { act: SignInAct; race: string | null }) {
  if (race === null) return null;
  return (
    <Notice icon="heart">
      {act === "sign-in" ? "Sign in" : "Sign up"} to keep <b>{race}</b>
    </Notice>
  );
}
