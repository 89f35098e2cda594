import type { ComponentProps } from "react";
import { Link } from "react-router";

type Look = "primary" | "quiet" | "plain" | "danger";
/** `row` is for a cell of `Records`. */
type Size = "row" | "small" | "normal" | "large";
type Dress = { look?: Look | undefined; size?: Size | undefined; className?: string | undefined };

/** A button. `busy` keeps its width and says so to screen readers. */
export function Button({
  look,
  size,
  className,
  busy,
  type = "button",
  ...rest
}: Dress & { busy?: boolean } & ComponentProps<"button">) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={buttonClass({ look, size, className })}
    />
  );
}

/** A link that looks like a button, for actions that lead to another page. */
export function ButtonLink({
  look,
  size,
  className,
  ...rest
}: Dress & ComponentProps<typeof Link>) {
  return <Link {...rest} className={buttonClass({ look, size, className })} />;
}

/** The classes of a button, for native links such as downloads and outside addresses. */
export function buttonClass({ look = "primary", size = "normal", className }: Dress = {}): string {
  const scale = size === "normal" ? "" : ` button-${size}`;
  return `button button-${look}${scale}${className ? ` ${className}` : ""}`;
}
