import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button, buttonClass } from "#ui/button.tsx";

/** An action behind a summary that says what happens, with or without scripts. */
export function AskedAction({
  label,
  about,
  action,
  to,
  look = "primary",
  isInMenu = false,
  children,
}: {
  /** The name of the action: `Deactivate`. */
  label: string;
  /** The account: `ana@example.com`. */
  about: string;
  action: string;
  /** The page to come back to. */
  to: string;
  look?: "primary" | "danger";
  /** The menu of a row gives its entries their look. */
  isInMenu?: boolean;
  /** The effect of the action. */
  children: ReactNode;
}) {
  const isBusy = useNavigation().formAction === action;
  return (
    <details>
      <summary className={isInMenu ? dangerOf(look) : looks[look]}>
        {label} <span className="sr-only">{about}</span>
      </summary>
      <Form
        method="post"
        action={action}
        className="grid max-w-80 grid-cols-[minmax(0,1fr)] gap-3 pt-3 pb-1 text-sm"
      >
        <input type="hidden" name="to" value={to} />
        <div>{children}</div>
        <label>
          <span className="label">Reason (optional)</span>
          <input type="text" name="reason" maxLength={500} className="input" />
        </label>
        <Button type="submit" look={look} size="small" busy={isBusy}>
          {label} <span className="min-w-0 truncate">{about}</span>
        </Button>
      </Form>
    </details>
  );
}

const dangerOf = (look: "primary" | "danger") => (look === "danger" ? "text-danger" : undefined);

const looks = {
  primary: buttonClass({ look: "quiet", size: "small" }),
  danger: buttonClass({ look: "plain", size: "small", className: "-ml-3 text-danger" }),
};
