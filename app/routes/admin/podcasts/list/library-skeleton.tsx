import { Skeleton } from "#ui/list/skeleton.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";

/** Lines of a first screen. */
const count = 5;

/** Stands where the list of podcasts is on its way. */
export function LibrarySkeleton() {
  return (
    <>
      <ToolHeading>Podcast Management</ToolHeading>
      <LibraryRows />
    </>
  );
}

export function LibraryRows() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Loading...</span>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={at} data-skeleton="" className="card grid gap-2 p-4">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ))}
    </div>
  );
}
