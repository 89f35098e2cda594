import { href } from "react-router";
import type { ExpertDesk } from "#features/experts/desk/queries.server.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { LinkTabs } from "#ui/navigation/link-tabs.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { PageHeading } from "#ui/page/page.tsx";

/** Above each page of an expert's desk: the parts of the desk, and the number of unanswered items in each. */
export function DeskHead({ desk, title }: { desk: ExpertDesk; title: string }) {
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <p className="mt-3 text-muted">
        {desk.isActive ? (
          <TextLink to={href("/experts/:id", { id: desk.expertId })}>
            See the page of {desk.name} as visitors do
          </TextLink>
        ) : (
          desk.name
        )}
      </p>
      <div className="mt-5 mb-8">
        <LinkTabs
          label="Your page as an expert"
          tabs={[
            { to: href("/account/expert"), label: "Page", isExact: true },
            { to: href("/account/expert/reviews"), label: counted("Reviews", desk.unanswered) },
            { to: href("/account/expert/inquiries"), label: counted("Messages", desk.waiting) },
          ]}
        />
      </div>
      {!desk.isActive && (
        <div className="mb-6">
          <Notice icon="alert">
            Visitors do not see your page right now. Please <TextLink to={contact}>ask us</TextLink>{" "}
            if you do not know why.
          </Notice>
        </div>
      )}
    </>
  );
}

const contact = href("/contact");

/** For an account that keeps no page of an expert. */
export function NoDesk() {
  return (
    <>
      <PageHeading lead="Your account is not linked to the page of an expert. Coaches, nutritionists and other professionals can apply to be listed.">
        There is no expert page here
      </PageHeading>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={href("/experts/apply")}>Apply to be listed</ButtonLink>
        <ButtonLink to={href("/services")} look="quiet">
          See all experts
        </ButtonLink>
      </p>
    </>
  );
}

function counted(label: string, count: number): string {
  return count > 0 ? `${label} (${count})` : label;
}
