import { href } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { PageHeading } from "#ui/page/page.tsx";

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
