import type { To } from "react-router";
import { TextLink } from "#ui/navigation/text-link.tsx";

/** One way to sign in: how it stands, and where to change it. */
export function Setting({
  title,
  state,
  to,
  action,
}: {
  title: string;
  state: string;
  to: To;
  action: string;
}) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-4">
      <div className="min-w-0">
        <h2 className="text-lg">{title}</h2>
        <p className="text-muted">{state}</p>
      </div>
      <TextLink look="strong" to={to} className="py-1">
        {action}
      </TextLink>
    </li>
  );
}
