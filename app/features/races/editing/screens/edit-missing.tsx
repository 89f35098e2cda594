import { office } from "#features/races/editing/workplace.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import type { Sentence } from "#values/say.ts";

/**
 * Shown instead of a race that the back office cannot edit.
 * @param isThere - it may exist, but could not be read
 */
export function EditMissing({
  sentence,
  isThere = false,
}: {
  sentence: Sentence;
  isThere?: boolean;
}) {
  const say = useSay();
  return (
    <>
      <ToolHeading
        lead={
          isThere
            ? say({ en: "Please try again in a moment.", es: "Inténtalo de nuevo en un momento." })
            : say({
                en: "It may have been deleted, or the link may be mistyped.",
                es: "Puede que se haya eliminado o que el enlace esté mal escrito.",
              })
        }
      >
        {say(sentence)}
      </ToolHeading>
      <ButtonLink to={office.races}>
        {say({ en: "Back to Races", es: "Volver a las carreras" })}
      </ButtonLink>
    </>
  );
}
