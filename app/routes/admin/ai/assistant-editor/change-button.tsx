import type { ComponentProps } from "react";
import { Button } from "#ui/button.tsx";

/** A button of the question editor: it sends the form unchecked where scripts do not run. */
export function ChangeButton(props: ComponentProps<typeof Button>) {
  return (
    <Button
      look="plain"
      size="small"
      {...props}
      type="submit"
      formNoValidate
      className="w-fit disabled:opacity-40"
    />
  );
}
