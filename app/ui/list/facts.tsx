import type { ReactNode } from "react";

/** A grid of named facts; those without a value are left out. */
export function Facts({ items }: { items: readonly { label: string; value: ReactNode }[] }) {
  const known = items.filter((item) => item.value !== null && item.value !== "");
  if (known.length === 0) return null;
  return (
    <dl className="facts">
      {known.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
