import type { ComponentProps } from "react";
import { useSay } from "#ui/language/language.tsx";
import { Button, ButtonLink } from "../button.tsx";

/** The end of a form: the button that sends it, named by the children, and the way out. */
export function FormWays({
  out,
  outLabel,
  outLook = "quiet",
  ...button
}: Pick<ComponentProps<typeof Button>, "children" | "look" | "busy"> & {
  /** Where a visitor goes who does not send the form. */
  out: string;
  /** `Cancel` when left out. */
  outLabel?: string;
  outLook?: ComponentProps<typeof ButtonLink>["look"];
}) {
  const say = useSay();
  return (
    <div className="flex flex-wrap gap-3">
      <Button {...button} type="submit" />
      <ButtonLink to={out} look={outLook}>
        {outLabel ?? say({ en: "Cancel", es: "Cancelar" })}
      </ButtonLink>
    </div>
  );
}
