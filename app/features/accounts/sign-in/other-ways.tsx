import { href } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { withQuery } from "#values/address.ts";
import { GoogleMark } from "./google-mark.tsx";
import { PasskeyButton } from "./passkey-button.tsx";

/** Ways to sign in without a password. */
export function OtherWays({
  from,
  googleLabel,
  hasPasskeys = false,
}: {
  from: string;
  /** The text of the Google button; `null` where Google is not set up. */
  googleLabel: string | null;
  hasPasskeys?: boolean;
}) {
  const google = withQuery(href("/login/google"), { from });
  return (
    <>
      {googleLabel !== null && (
        <>
          <p className="auth-or">or</p>
          <a href={google} className={buttonClass({ look: "quiet", className: "w-full" })}>
            <GoogleMark /> {googleLabel}
          </a>
        </>
      )}
      {hasPasskeys && <PasskeyButton from={from} />}
    </>
  );
}
