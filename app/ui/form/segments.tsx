import { Link, type LinkProps, type To } from "react-router";

/** A row of views of the same thing, one of which is shown: `Grid | Month | Week`. */
export function Segments({
  label,
  items,
}: {
  label: string;
  items: readonly {
    to: To;
    label: string;
    current: boolean;
    onClick?: LinkProps["onClick"];
  }[];
}) {
  return (
    <nav aria-label={label} className="segments">
      {items.map((item) => (
        <Link
          key={item.label}
          to={item.to}
          onClick={item.onClick}
          preventScrollReset
          aria-current={item.current ? "true" : undefined}
        >
          {item.label}
        </Link>
      ))}
    </nav>
  );
}
