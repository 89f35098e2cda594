import { href } from "react-router";
import { TextLink } from "#ui/navigation/text-link.tsx";

/** How people sign in to other programs with their account here. */
export function Accounts({ origin, publicKey }: { origin: string; publicKey: string }) {
  const example = `import { AuthClient } from "@supabase/auth-js";

const auth = new AuthClient({
  url: "${origin}/auth/v1",
  headers: { apikey: "${publicKey}" },
});
await auth.signInWithPassword({ email, password });`;
  return (
    <>
      <p>
        People sign in to your app with the account that they have here: with a password, a code by
        mail, or Google, and with their second step. Any client that speaks the protocol of{" "}
        <code>@supabase/auth-js</code> works with the address{" "}
        <code className="wrap-anywhere">{`${origin}/auth/v1`}</code>.
      </p>
      <p className="mt-2">
        The public key names this site. It is no secret and grants nothing. Letters and sign-ins
        lead back only to addresses that we have listed:{" "}
        <TextLink to={href("/contact")}>tell us yours</TextLink>.
      </p>
      <figure className="mt-4">
        <figcaption className="text-sm text-muted">Signing in</figcaption>
        {/* A long line is scrolled to by keyboard, too. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
        <pre tabIndex={0} className="card mt-1 overflow-x-auto p-4 text-sm">
          <code>{example}</code>
        </pre>
      </figure>
    </>
  );
}
