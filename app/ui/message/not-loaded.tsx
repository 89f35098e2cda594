import { useSay } from "#ui/language/language.tsx";
import { ButtonLink } from "../button.tsx";
import { Notice } from "./notice.tsx";

/** In place of a list that could not be read. The heading and the tools of its page stay. */
export function NotLoaded({
  again,
  children,
}: {
  /** The address of the list. */
  again: string;
  /** The sentence. */
  children: string;
}) {
  const say = useSay();
  return (
    <>
      <Notice kind="problem">{children}</Notice>
      <ButtonLink to={again} look="quiet" className="w-fit">
        {say({ en: "Try again", es: "Intentar de nuevo" })}
      </ButtonLink>
    </>
  );
}
