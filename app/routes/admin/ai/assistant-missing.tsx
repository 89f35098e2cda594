import { href } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";

/** Shown instead of an assistant that cannot be edited or deleted. */
export function AssistantMissing({ sentence, hint }: { sentence: string; hint: string }) {
  return (
    <>
      <ToolHeading lead={hint}>{sentence}</ToolHeading>
      <ButtonLink to={href("/admin/ai")}>Back to assistants</ButtonLink>
    </>
  );
}
