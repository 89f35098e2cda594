import { Link, type To } from "react-router";
import { useSay } from "#ui/language/language.tsx";
import { Icon } from "../icon.tsx";

/** Where a page lies. The last step is the page itself and carries no address. */
export function Breadcrumb({ steps }: { steps: readonly { label: string; to?: To }[] }) {
  const say = useSay();
  return (
    <nav
      aria-label={say({ en: "Breadcrumb", es: "Ruta de navegación" })}
      className="text-sm text-muted"
    >
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
        {steps.map((step, i) => (
          <li key={step.label} className="flex items-center gap-1.5">
            {i > 0 && <Icon name="chevron-right" className="size-3.5" />}
            {step.to ? (
              <Link to={step.to} className="py-0.5 underline underline-offset-3 hover:text-ink">
                {step.label}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink">
                {step.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
