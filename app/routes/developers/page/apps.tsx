import { href } from "react-router";
import { storableTypes, storageLimits } from "#features/storage/limits.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { keyScopes } from "#values/key-scopes.ts";
import { Code } from "./prose.tsx";

/** How people sign in to other programs with their account here. */
export function Accounts({ origin, publicKey }: { origin: string; publicKey: string }) {
  const example = `import { AuthClient } from "@supabase/auth-js";

const auth = new AuthClient({
  url: "${origin}/auth/v1",
  headers: { apikey: "${publicKey}" },
  flowType: "pkce",
});
await auth.signInWithPassword({ email, password });
await auth.signInWithOAuth({ provider: "google", options: { redirectTo } });`;
  return (
    <>
      <p>
        People sign in to your app with the account that they have here: with a password, a code by
        email, or Google, and with their second step. Any client that speaks the protocol of{" "}
        <code>@supabase/auth-js</code> works with the address{" "}
        <code className="wrap-anywhere">{`${origin}/auth/v1`}</code>.
      </p>
      <Code title="Signing in">{example}</Code>
      <ul className="mt-4 grid list-disc gap-2 pl-5">
        <li>
          Keep <code>flowType: "pkce"</code>. Without it Google refuses to sign anybody in, and
          letters to sign in have a code but no link.
        </li>
        <li>
          The public key names this site. It is not a secret and grants nothing. Letters and
          sign-ins lead back only to addresses in our list:{" "}
          <TextLink to={href("/contact")}>tell us yours</TextLink>. From any other{" "}
          <code>redirect_to</code> the person gets a page of ours, and from a listed one you get{" "}
          <code>?error=…&error_code=…</code> where a sign-in fails.
        </li>
        <li>
          <code>signUp</code> answers every address alike, so that nobody learns who has an account:
          its <code>user.id</code> is not the id of the account. Store the id from the first session
          instead.
        </li>
        <li>
          If an address signs up twice with different passwords before it is confirmed, neither
          counts: the owner sets a new one with <code>resetPasswordForEmail</code>.
        </li>
        <li>
          At <code>/api/v1</code> the access token of an app has no scopes: it reads what everybody
          may read, and the list of its person's races. For {keyScopes.join(" and ")} a program
          needs a key, which its owner makes on purpose and can revoke.
        </li>
        <li>
          <code>updateUser</code> joins <code>data</code> with what is stored, and removes a member
          that is <code>null</code>.
        </li>
        <li>
          Google is the only provider. <code>scopes</code> and <code>queryParams</code> such as{" "}
          <code>login_hint</code> and <code>hd</code> are not passed on, and sessions have no{" "}
          <code>provider_token</code>. Phone numbers, anonymous users, single sign-on and the calls
          of administrators are not offered.
        </li>
      </ul>
    </>
  );
}

const megabyte = 1024 * 1024;
const daySeconds = 24 * 3600;
const { objectBytes, ownBytes, ownObjects, ownBuckets, atOnce, signedSeconds } = storageLimits;

/** How apps keep files of people. */
export function Files({ origin }: { origin: string }) {
  return (
    <>
      <p>
        Apps keep files of the people who have signed in at{" "}
        <code className="wrap-anywhere">{`${origin}/storage/v1`}</code>, with the access token as a
        bearer, as the public client <code>@supabase/storage-js</code> does.
      </p>
      <ul className="mt-4 grid list-disc gap-2 pl-5">
        <li>
          A bucket belongs to the person who made it. The names of buckets are one pool for all
          people: <code>avatars</code> is taken once anybody has it, and the answer is 409. Put the
          name of your app and a part of the user's id into the name.
        </li>
        <li>
          An object has at most {objectBytes / megabyte} MB. A person has at most {ownBuckets}{" "}
          buckets and {ownObjects.toLocaleString("en")} objects with {ownBytes / megabyte} MB
          together. One call lists, signs or removes at most {atOnce.toLocaleString("en")} objects,
          and a signed address is valid for at most {signedSeconds / daySeconds} days.
        </li>
        <li>
          Types: <span className="wrap-anywhere">{storableTypes.join(", ")}</span>. What a browser
          would run, such as HTML, SVG and scripts, is refused, and XML is always downloaded.
        </li>
        <li>
          <code>cacheControl</code> is a number of seconds. The answer is public for a public bucket
          and private otherwise.
        </li>
        <li>
          <code>copy</code> also takes a <code>destinationBucket</code>. Not offered, and refused in
          words: <code>createSignedUploadUrl</code> and <code>uploadToSignedUrl</code>,{" "}
          <code>listV2</code>, <code>transform</code>, <code>metadata</code> and{" "}
          <code>contentEncoding</code> of an upload, moving to another bucket (copy and remove
          instead), and uploads in parts.
        </li>
      </ul>
    </>
  );
}
