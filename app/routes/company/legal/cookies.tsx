import { config } from "#services/config.ts";
import { ContactLines } from "#ui/list/contact-lines.tsx";
import { DocumentPage } from "#ui/page/document-page.tsx";
import { pageMeta } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/cookies.ts";
import { cookieSections } from "./cookies/sections.tsx";
import { Questions } from "./questions.tsx";
import { legalTitles } from "./titles.ts";

export const handle: Handle = { plain: true };

export function loader({ request }: Route.LoaderArgs) {
  const { contact } = config();
  const { origin } = new URL(request.url);
  return { email: contact.privacy, postal: contact.postal, url: `${origin}/cookies` };
}

export const headers = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: legalTitles.cookies,
    description:
      "Which cookies Dorsal sets, what each one is for, and how to refuse or remove them.",
    url: loaderData.url,
  });

export default function Cookies({ loaderData }: Route.ComponentProps) {
  const contact = <ContactLines name="Dorsal, Privacy" {...loaderData} />;
  return (
    <DocumentPage
      title={legalTitles.cookies}
      lead="Which cookies we set, what each one is for, and how to refuse or remove them."
      updated="2025-06-30"
      sections={cookieSections(contact)}
      footer={<Questions email={loaderData.email} others={["privacy", "terms"]} />}
    />
  );
}
