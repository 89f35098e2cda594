import { config } from "#services/config.ts";
import { ContactLines } from "#ui/list/contact-lines.tsx";
import { DocumentPage } from "#ui/page/document-page.tsx";
import { pageMeta } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/privacy.ts";
import { privacySections } from "./privacy/sections.tsx";
import { Questions } from "./questions.tsx";
import { legalTitles } from "./titles.ts";

export const handle: Handle = { plain: true };

export function loader({ request }: Route.LoaderArgs) {
  const { contact } = config();
  const { origin } = new URL(request.url);
  return { email: contact.privacy, postal: contact.postal, url: `${origin}/privacy` };
}

export const headers = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: legalTitles.privacy,
    description: "What Dorsal knows about you, what it is used for, who sees it, and your rights.",
    url: loaderData.url,
  });

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const contact = <ContactLines name="Dorsal, Privacy" {...loaderData} />;
  return (
    <DocumentPage
      title={legalTitles.privacy}
      lead="What we know about you, what we use it for, who gets to see it, and what you can do about it."
      updated="2025-06-30"
      sections={privacySections(contact)}
      footer={<Questions email={loaderData.email} others={["terms", "cookies"]} />}
    />
  );
}
