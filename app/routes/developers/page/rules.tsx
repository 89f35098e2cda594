import { href } from "react-router";
import { TextLink } from "#ui/navigation/text-link.tsx";

/** What is the same for all operations. */
export function Rules() {
  return (
    <ul className="grid list-disc gap-2 pl-5">
      <li>
        What everybody may read needs no key, also from the pages of other sites. For more, make a
        key in <TextLink to={href("/account/security/keys")}>your account</TextLink> and send it as{" "}
        <code>Authorization: Bearer dorsal_key_…</code>, never in an address. A key acts as you do
        for the races that you organize, within its scopes. The access token of an app has no
        scopes.
      </li>
      <li>
        Lists come in pages: <code>next</code> is the <code>cursor</code> of the page that follows,
        and <code>null</code> on the last one.
      </li>
      <li>
        A refusal is <code>{'{ "error": { "code", "message" } }'}</code>, with <code>fields</code>{" "}
        where single ones are wrong. The code decides, the message is for people. Parameters and
        members that are unknown or cannot be read are refused by name.
      </li>
      <li>
        Limits are told in <code>RateLimit-Policy</code> and <code>RateLimit</code>: by key, or by
        network for programs without one. Over a limit the answer is 429 with{" "}
        <code>Retry-After</code>.
      </li>
      <li>
        Answers carry an <code>ETag</code>: send it back as <code>If-None-Match</code>, and an
        unchanged answer is 304 without a body. Send it with a write as <code>If-Match</code>, and
        the write is 412 if somebody else has changed the same since.
      </li>
      <li>
        Give a write an <code>Idempotency-Key</code> of its own. If the answer is lost, send the
        same write again: it is done once, and you get the same answer for a day. Refusals are not
        kept, so a refused write can be sent again with its key. While the first one is being done
        the answer is 409 with <code>Retry-After</code>. Another write with the same key is 422.
      </li>
      <li>
        What is left out of a change stays; <code>null</code> empties it. Runners are told of
        another day, start or place, as from the website.
      </li>
    </ul>
  );
}
