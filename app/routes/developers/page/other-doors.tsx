import { href } from "react-router";
import { TextLink } from "#ui/navigation/text-link.tsx";

/** What there is besides the operations: for the pages of other sites, for assistants and for files. */
export function OtherDoors({ origin }: { origin: string }) {
  return (
    <ul className="grid list-disc gap-2 pl-5">
      <li>
        <TextLink to={href("/developers/widgets")}>Widgets</TextLink> show a race, its rating or a
        calendar on your own site, without a key.
      </li>
      <li>
        Webhooks tell your server of registrations and reviews: add an address at a race in{" "}
        <TextLink to={href("/organize")}>your workspace</TextLink>. Check{" "}
        <code>webhook-signature</code> with the secret of the address, by the convention of Standard
        Webhooks, and answer with 200 to 299 within ten seconds. Events come in any order, and one
        may come twice, with the same <code>webhook-id</code>.
      </li>
      <li>
        Assistants find and compare races at{" "}
        <code className="wrap-anywhere">{`${origin}/mcp`}</code>, by the Model Context Protocol.
        What else is for programs stands in{" "}
        <TextLink to={href("/llms.txt")} reloadDocument>
          llms.txt
        </TextLink>
        .
      </li>
      <li>
        Apps keep files of the people who have signed in at{" "}
        <code className="wrap-anywhere">{`${origin}/storage/v1`}</code>, as the public client
        @supabase/storage-js does.
      </li>
    </ul>
  );
}
