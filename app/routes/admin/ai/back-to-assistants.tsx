import { href } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";

/** The link back to the list of assistants. */
export function BackToAssistants() {
  return (
    <TextLink
      look="strong"
      to={href("/admin/ai")}
      className="mb-3 inline-flex items-center gap-1 py-1 text-sm"
    >
      <Icon name="chevron-left" className="size-4" />
      Back to assistants
    </TextLink>
  );
}
