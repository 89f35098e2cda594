import type { ComponentProps, ReactNode } from "react";
import { formatCount } from "#values/text/count.ts";

/** A checkbox or radio button with its words, and how many things it would find. */
export function Choice({
  kind = "checkbox",
  count,
  children,
  ...rest
}: {
  kind?: "checkbox" | "radio";
  count?: number | undefined;
  children: ReactNode;
} & ComponentProps<"input">) {
  return (
    <label className="choice">
      <input type={kind} {...rest} />
      <span>{children}</span>
      {count !== undefined && <small>{formatCount(count)}</small>}
    </label>
  );
}

/** A named group of choices. */
export function ChoiceGroup({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-display text-sm font-bold">{label}</legend>
      {children}
    </fieldset>
  );
}
