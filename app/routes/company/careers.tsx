import { href } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/list/card.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/careers.ts";

export const handle: Handle = { plain: true };

export function loader({ request }: Route.LoaderArgs) {
  return { url: `${new URL(request.url).origin}/careers` };
}

export const headers = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: "Careers",
    description: "Working at Dorsal. There are no open positions at the moment.",
    url: loaderData.url,
  });

export default function Careers() {
  return (
    <Container className="pt-10 pb-8 md:pt-16">
      <PageHeading lead="Work on the place where runners find their next race.">
        Careers
      </PageHeading>
      <Card as="section" className="mt-10 max-w-[48rem] border-l-8 border-l-signal p-6 md:p-10">
        <h2 className="text-2xl">No open positions</h2>
        <p className="mt-3 max-w-text text-muted">
          We are not hiring at the moment. When we are, every position stands on this page, with
          what you would do, what we ask for and what it pays. We collect no applications in
          advance.
        </p>
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
          <ButtonLink to={href("/races")}>Find a race</ButtonLink>
          <TextLink look="strong" to={href("/about")}>
            Read about Dorsal
          </TextLink>
        </p>
      </Card>
    </Container>
  );
}
