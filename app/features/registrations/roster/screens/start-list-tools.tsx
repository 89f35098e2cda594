import { Link } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import type { StartListOrder } from "#features/registrations/roster/start-list.ts";
import { Button } from "#ui/button.tsx";

/** In which order the runners stand. Full loads: each look at the list is written down. */
export function StartListTools({ id, order }: { id: string; order: StartListOrder }) {
  const at = useWorkplace();
  const path = at.startList(id);
  const orders = [
    { value: "name", label: "By name" },
    { value: "bib", label: "By bib" },
  ];
  return (
    <nav
      aria-label="Order of the list"
      className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden"
    >
      {orders.map(({ value, label }) => (
        <Link
          key={value}
          to={`${path}?order=${value}`}
          aria-current={order === value ? "page" : undefined}
          className={order === value ? "font-semibold" : "link"}
        >
          {label}
        </Link>
      ))}
      <Button look="quiet" size="small" className="needs-script" onClick={() => window.print()}>
        Print
      </Button>
    </nav>
  );
}
