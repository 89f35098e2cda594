import { Skeleton } from "#ui/list/skeleton.tsx";

/** A placeholder in the size of a race card while it loads. */
export function RaceCardSkeleton() {
  return (
    <div aria-hidden="true" className="race-card card">
      <div className="race-card-picture skeleton" />
      <div className="race-card-body">
        <div className="race-card-line">
          <Skeleton className="h-5 w-16" />
        </div>
        <Skeleton className="mt-2 h-6 w-4/5" />
        <Skeleton className="h-5 w-1/2" />
        <div className="race-card-foot">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="ml-auto h-6 w-20" />
        </div>
      </div>
    </div>
  );
}
