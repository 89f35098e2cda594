import { href } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";

/** The link back to the list of experts. */
export function BackToExperts() {
  return (
    <TextLink
      look="strong"
      to={href("/admin/experts")}
      className="mb-3 inline-flex items-center gap-1 py-1 text-sm"
    >
      <Icon name="chevron-left" className="size-4" />
      Back to Experts
    </TextLink>
  );
}
