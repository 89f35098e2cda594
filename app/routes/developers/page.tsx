import { href } from "react-router";
import { publicKey } from "#features/accounts/apps/public-key.server.ts";
import { referenceOf } from "#features/public-api/reference/reference.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container, PageHeading, Section } from "#ui/page/page.tsx";
import { pageMeta } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import type { Route } from "./+types/page.ts";
import { Accounts } from "./page/accounts.tsx";
import { Operation } from "./page/operation.tsx";
import { OtherDoors } from "./page/other-doors.tsx";
import { Rules } from "./page/rules.tsx";
import { Stream } from "./page/stream.tsx";

export const handle = { plain: true };

const description =
  "Find races, read their distances, reviews and calendars, and keep your own races from your own programs.";

export function loader({ request, context }: Route.LoaderArgs) {
  const origin = publicOrigin(request);
  return {
    origin,
    url: origin + href("/developers"),
    operations: referenceOf(origin),
    publicKey: publicKey(services(context)),
  };
}

export const headers = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: "For developers", description, url: loaderData?.url ?? "" });

export default function Developers({ loaderData }: Route.ComponentProps) {
  const { origin, operations, publicKey } = loaderData;
  return (
    <Container className="py-8 md:py-12">
      <div className="mx-auto max-w-200">
        <PageHeading lead={description}>For developers</PageHeading>
        <p className="mt-4">
          All addresses begin with <code className="wrap-anywhere">{`${origin}/api/v1`}</code> and
          speak JSON. There is also{" "}
          <TextLink to={href("/api/v1/openapi.json")} reloadDocument>
            the document in OpenAPI 3.1
          </TextLink>
          , from which tools make clients.
        </p>
        <Section title="How it works">
          <Rules />
        </Section>
        <Section title="Accounts for apps">
          <Accounts origin={origin} publicKey={publicKey} />
        </Section>
        <Section title="Events as they happen">
          <Stream origin={origin} />
        </Section>
        <Section title="Widgets, webhooks, assistants and files">
          <OtherDoors origin={origin} />
        </Section>
        <Section title="Operations">
          <div className="grid gap-10">
            {operations.map((operation) => (
              <Operation key={operation.name} operation={operation} />
            ))}
          </div>
        </Section>
      </div>
    </Container>
  );
}
