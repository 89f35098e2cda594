import { href } from "react-router";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container } from "#ui/page/page.tsx";
import type { ShownExpert } from "./expert-data.ts";

/** For the expert, and for an administrator who looks at a page that the public does not see. */
export function PageNote({ expert: { id, isOwn, isActive } }: { expert: ShownExpert }) {
  if (isActive && !isOwn) return null;
  return (
    <Container className="pt-6">
      <Notice icon={isActive ? "people" : "alert"}>
        {isActive
          ? "This is your page."
          : "This is a preview: the page is inactive, so the public does not see it."}{" "}
        {isOwn ? (
          <TextLink to={href("/account/expert")}>Edit your page</TextLink>
        ) : (
          <TextLink to={href("/admin/experts/edit/:id", { id })}>Edit expert</TextLink>
        )}
      </Notice>
    </Container>
  );
}
