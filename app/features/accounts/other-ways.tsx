import { Form, href } from "react-router";
import { Button } from "#ui/button.tsx";
import { GoogleMark } from "./google-mark.tsx";

/** Ways to prove who one is without a password of ours. */
export function OtherWays({
  from,
  hasGoogle,
  verb,
}: {
  from: string;
  hasGoogle: boolean;
  verb: "Sign in" | "Sign up";
}) {
  if (!hasGoogle) return null;
  return (
    <>
      <p className="auth-or my-5">or</p>
      <Form method="post" action={href("/login/google")} reloadDocument>
        <input type="hidden" name="from" value={from} />
        <Button type="submit" look="quiet" className="w-full">
          <GoogleMark /> {verb} with Google
        </Button>
      </Form>
    </>
  );
}
