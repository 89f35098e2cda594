import type { ComponentProps } from "react";
import { Link } from "react-router";
import { useSay } from "#ui/language/language.tsx";

const looks = { plain: "link", strong: "link-strong", none: "" } as const;

/** A link in text (`plain`) or one that stands alone (`strong`, underlined in the loud colour). */
export function TextLink({
  look = "plain",
  className = "",
  ...rest
}: { look?: keyof typeof looks; className?: string } & ComponentProps<typeof Link>) {
  return <Link {...rest} className={`${looks[look]} ${className}`.trim() || undefined} />;
}

/** A link to another site: opens there, says so, and passes nothing on. */
export function OutsideLink({
  look = "plain",
  className = "",
  children,
  ...rest
}: { look?: keyof typeof looks; className?: string } & ComponentProps<"a">) {
  return (
    <a
      {...rest}
      rel="noopener noreferrer"
      target="_blank"
      className={`${looks[look]} ${className}`.trim() || undefined}
    >
      {children}
      <NewTabNote />
    </a>
  );
}

/** Tells a screen reader that the link around it opens in a new tab. */
export function NewTabNote() {
  const say = useSay();
  return (
    <span className="sr-only">
      {say({ en: " (opens in a new tab)", es: " (se abre en una pestaña nueva)" })}
    </span>
  );
}
