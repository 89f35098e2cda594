import type { ElementType, ReactNode } from "react";

/** A surface with a hairline around it. `raised` lets it float above the paper. */
export function Card({
  as: Tag = "div",
  raised = false,
  className = "p-6",
  children,
}: {
  as?: ElementType;
  raised?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return <Tag className={`${raised ? "floating" : "card"} ${className}`}>{children}</Tag>;
}
