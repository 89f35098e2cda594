import { href } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { withQuery } from "#values/address.ts";
import { googleLabels, type SignInAct } from "../messages.ts";
import { GoogleMark } from "./google-mark.tsx";
import { PasskeyButton } from "./passkey-button.tsx";

/** Ways to sign in without a password. */
export function OtherWays({
  from,
  hasGoogle,
  act,
}: {
  from: string;
  hasGoogle: boolean;
  act: SignInAct;
}) {
  const google = withQuery(href("/login/google"), { from });
  return (
    <>
      {hasGoogle && (
        <>
          <p className="auth-or">or</p>
          <a href={google} className={buttonClass({ look: "quiet", className: "w-full" })}>
            <GoogleMark /> {googleLabels[act]}
          </a>
        </>
      )}
      {act === "sign-in" && <PasskeyButton from={from} />}
    </>
  );
}
