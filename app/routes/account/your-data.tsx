import { href } from "react-router";
import { deletionOf } from "#features/accounts/deletion/commands.server.ts";
import { coolingOffDays } from "#features/accounts/deletion/deletion.ts";
import { deletedOn, deletionMessages } from "#features/accounts/deletion/messages.ts";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/list/card.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { PageHeading } from "#ui/page/page.tsx";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/your-data.ts";

const title = "Your data";

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  return {
    day: await deletionOf(services(args.context), viewer),
    wasKept: args.url.searchParams.get("notice") === "kept",
  };
}

export const meta: Route.MetaFunction = () => officeMeta(title);

export default function YourData({ loaderData: { day, wasKept } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading
        lead={
          <>
            What we know of you belongs to you. The{" "}
            <TextLink to={`${href("/privacy")}#your-rights`}>Privacy Policy</TextLink> says more.
          </>
        }
      >
        {title}
      </PageHeading>
      <div className="mt-8 grid gap-6">
        {wasKept && !day && <Notice kind="success">{deletionMessages.kept}</Notice>}
        <Card as="section" className="p-5 sm:p-6">
          <h2 className="text-xl">Download my data</h2>
          <p className="mt-2 mb-5 max-w-text text-muted">
            A ZIP file with everything that we know of you: profile, reviews, favorites, race
            registrations with insurance and emergency contact, training plans, activities with
            their files, courses, messages and sessions.
          </p>
          <ButtonLink to={href("/account/data/download")} look="quiet">
            Download my data
          </ButtonLink>
        </Card>
        <Card as="section" className="p-5 sm:p-6">
          <h2 className="text-xl">Delete my account</h2>
          {day ? (
            <p className="mt-2 max-w-text text-muted">
              {deletedOn(day)} Until then you can keep it: the button is at the top of every page.
            </p>
          ) : (
            <>
              <p className="mt-2 mb-5 max-w-text text-muted">
                Your profile, photo, reviews and favorites go, and you leave the races that are
                still to come. You have {coolingOffDays} days to change your mind.
              </p>
              <ButtonLink to={href("/account/data/delete")} look="quiet">
                Delete my account
              </ButtonLink>
            </>
          )}
        </Card>
      </div>
    </>
  );
}
