import { href } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { withQuery } from "#values/address.ts";
import { GoogleMark } from "./google-mark.tsx";
import { PasskeyButton } from "./passkey-button.tsx";

/** Ways to sign in without a password. */
export function OtherWays({
  from,
  hasGoogle,
  verb,
}: {
  from: string;
  hasGoogle: boolean;
  verb: "Sign in" | "Sign up";
}) {
  const google = withQuery(href("/login/google"), { from });
  return (
    <>
      {hasGoogle && (
        <>
          <p className="auth-or">or</p>
          <a href={google} className={buttonClass({ look: "quiet", className: "w-full" })}>
            <GoogleMark /> {verb} with Google
          </a>
        </>
      )}
      {verb === "Sign in" && <PasskeyButton from={from} />}
    </>
  );
}
