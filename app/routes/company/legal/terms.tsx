import { config } from "#services/config.ts";
import { ContactLines } from "#ui/list/contact-lines.tsx";
import { DocumentPage } from "#ui/page/document-page.tsx";
import { pageMeta } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/terms.ts";
import { Questions } from "./questions.tsx";
import { termsSections } from "./terms/sections.tsx";
import { legalTitles } from "./titles.ts";

export const handle: Handle = { plain: true };

export function loader({ request }: Route.LoaderArgs) {
  const { contact } = config();
  const { origin } = new URL(request.url);
  return { email: contact.terms, postal: contact.postal, url: `${origin}/terms` };
}

export const headers = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: legalTitles.terms,
    description:
      "The rules for using Dorsal: accounts, race registrations, reviews, subscriptions.",
    url: loaderData.url,
  });

export default function Terms({ loaderData }: Route.ComponentProps) {
  const contact = <ContactLines name="Dorsal, Terms" {...loaderData} />;
  return (
    <DocumentPage
      title={legalTitles.terms}
      lead="The agreement between you and Dorsal: what you may expect from us, and what we expect from you."
      updated="2025-06-30"
      sections={termsSections(contact)}
      footer={<Questions email={loaderData.email} others={["privacy", "cookies"]} />}
    />
  );
}
