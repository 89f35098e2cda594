import type { ReactNode } from "react";
import { href } from "react-router";
import { publicKey } from "#features/app-auth/caller.server.ts";
import { listedLimits, referenceOf } from "#features/public-api/reference/reference.server.ts";
import { listedRefusals } from "#features/public-api/reference/refusals.ts";
import { publicOrigin, services } from "#services/context.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container, PageHeading, Section } from "#ui/page/page.tsx";
import { pageMeta } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/page.ts";
import { Accounts } from "./page/accounts.tsx";
import { Assistants } from "./page/assistants.tsx";
import { Errors } from "./page/errors.tsx";
import { Feeds } from "./page/feeds.tsx";
import { Files } from "./page/files.tsx";
import { Limits } from "./page/limits.tsx";
import { Operation } from "./page/operation.tsx";
import { Rules } from "./page/rules.tsx";
import { Stream } from "./page/stream.tsx";
import { Webhooks } from "./page/webhooks.tsx";

type Chapter = { id: string; title: string; content: ReactNode };

export const handle: Handle = { plain: true };

const description =
  "Find races, read their distances, reviews and calendars, and keep your own races from your own programs.";

export function loader({ request, context }: Route.LoaderArgs) {
  const origin = publicOrigin(request);
  return {
    origin,
    url: origin + href("/developers"),
    operations: referenceOf(origin),
    publicKey: publicKey(services(context)),
    refusals: listedRefusals,
    limits: listedLimits(),
  };
}

export const headers = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: "For developers", description, url: loaderData?.url ?? "" });

export default function Developers({ loaderData }: Route.ComponentProps) {
  const { origin, operations, publicKey, refusals, limits } = loaderData;
  const chapters: Chapter[] = [
    { id: "rules", title: "How it works", content: <Rules /> },
    { id: "errors", title: "Errors", content: <Errors refusals={refusals} /> },
    { id: "limits", title: "Limits", content: <Limits limits={limits} /> },
    {
      id: "accounts",
      title: "Accounts for apps",
      content: <Accounts origin={origin} publicKey={publicKey} />,
    },
    { id: "files", title: "Files of apps", content: <Files origin={origin} /> },
    { id: "stream", title: "Events as they happen", content: <Stream origin={origin} /> },
    { id: "webhooks", title: "Webhooks", content: <Webhooks /> },
    { id: "assistants", title: "Assistants", content: <Assistants origin={origin} /> },
    { id: "feeds", title: "Feeds and widgets", content: <Feeds /> },
    {
      id: "operations",
      title: "Operations",
      content: (
        <div className="grid gap-10">
          {operations.map((operation) => (
            <Operation key={operation.name} operation={operation} />
          ))}
        </div>
      ),
    },
  ];
  return (
    <Container className="py-8 md:py-12">
      <div className="mx-auto max-w-200">
        <PageHeading lead={description}>For developers</PageHeading>
        <p className="mt-4">
          All addresses of the API begin with{" "}
          <code className="wrap-anywhere">{`${origin}/api/v1`}</code> and speak JSON. Tools make
          clients from{" "}
          <TextLink to={href("/api/v1/openapi.json")} reloadDocument>
            the document in OpenAPI 3.1
          </TextLink>
          , and assistants read{" "}
          <TextLink to={href("/llms.txt")} reloadDocument>
            llms.txt
          </TextLink>
          .
        </p>
        <nav aria-label="On this page" className="mt-6">
          <ul className="flex flex-wrap gap-x-5 gap-y-2">
            {chapters.map(({ id, title }) => (
              <li key={id}>
                <TextLink to={`#${id}`}>{title}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
        {chapters.map(({ id, title, content }) => (
          <Section key={id} id={id} title={title} className="scroll-mt-20 pt-14">
            {content}
          </Section>
        ))}
      </div>
    </Container>
  );
}
