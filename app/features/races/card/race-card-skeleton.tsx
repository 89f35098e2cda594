import { Skeleton } from "#ui/list/skeleton.tsx";

/** A placeholder in the size of a race card while it loads. */
export function RaceCardSkeleton() {
  return (
    <div aria-hidden="true" className="race-card card">
      <div className="race-card-picture skeleton" />
      <div className="race-card-body">
        <Skeleton className="ml-[5.375rem] h-5 w-16" />
        <Skeleton className="mt-2 h-6 w-4/5" />
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-6 w-3/5" />
        <div className="race-card-price">
          <Skeleton className="h-6 w-10" />
          <Skeleton className="h-6 w-20" />
        </div>
      </div>
    </div>
  );
}
