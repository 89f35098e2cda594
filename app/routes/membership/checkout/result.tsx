import type { ReactNode } from "react";
import { href } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language/language.tsx";

const tones = {
  success: { icon: "check", className: "text-pine" },
  waiting: { icon: "clock", className: "text-muted" },
  cancelled: { icon: "close", className: "text-muted" },
} as const;

/** The result of a payment, and where to go from here. */
export function Result({
  title,
  tone,
  children,
}: {
  title: string;
  tone: keyof typeof tones;
  children: ReactNode;
}) {
  const say = useSay();
  const { icon, className } = tones[tone];
  return (
    <>
      <Icon name={icon} className={`mb-3 size-9 ${className}`} />
      <h1 className="mb-4 text-3xl">{title}</h1>
      {children}
      <div className="mt-8 grid gap-3">
        <ButtonLink to={href("/membership")}>
          {say({ en: "View Membership", es: "Ver la membresía" })}
        </ButtonLink>
        <ButtonLink to={href("/")} look="plain">
          {say({ en: "Return to Home", es: "Volver al inicio" })}
        </ButtonLink>
      </div>
    </>
  );
}
