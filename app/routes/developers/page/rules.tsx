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
        Lists come in pages: <code>next</code> is the <code>cursor</code> of the following page, and{" "}
        <code>null</code> on the last one.
      </li>
      <li>
        A parameter or member that is unknown or cannot be read is refused by its name. Answers may
        get new members: ignore those that you do not know.
      </li>
      <li>
        Answers carry an <code>ETag</code>: send it back as <code>If-None-Match</code>, and an
        unchanged answer is 304 without a body. Send it as <code>If-Match</code> with a change of
        the same address, and the change is refused with 412 if a <code>GET</code> would answer
        anything else now.
      </li>
      <li>
        Give each write its own <code>Idempotency-Key</code>. If the answer is lost, send the same
        write again: it is done once, and for a day you get the same answer with{" "}
        <code>Idempotency-Replayed: true</code>. A refusal is not kept: it has changed nothing, so
        the same write may be sent again. Another write with the same key is 422.
      </li>
      <li>
        Members that a change leaves out stay; <code>null</code> empties one. Runners are notified
        of another day, start or place, as from the website.
      </li>
    </ul>
  );
}
