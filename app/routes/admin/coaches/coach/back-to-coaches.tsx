import { href } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";

/** The link back to the list of coaches. */
export function BackToCoaches() {
  return (
    <TextLink
      look="strong"
      to={href("/admin/virtual-coaches")}
      className="mb-3 inline-flex items-center gap-1 py-1 text-sm"
    >
      <Icon name="chevron-left" className="size-4" />
      Back to Virtual Coaches
    </TextLink>
  );
}
