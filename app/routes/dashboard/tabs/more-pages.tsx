import { Pagination } from "#ui/navigation/pagination.tsx";
import { type DashboardTab, tabPath } from "../tab.ts";

/** Links to the other pages of a tab's list. */
export function MorePages({
  tab,
  page,
  pages,
}: {
  tab: DashboardTab;
  page: number;
  pages: number;
}) {
  return (
    <div className="mt-8 empty:hidden">
      <Pagination page={page} pages={pages} addressOf={(each) => tabPath(tab, each)} />
    </div>
  );
}
