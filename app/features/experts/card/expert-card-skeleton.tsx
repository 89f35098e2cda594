import { Skeleton } from "#ui/list/skeleton.tsx";

/** A placeholder in the size of an expert's card while it loads. */
export function ExpertCardSkeleton() {
  return (
    <div aria-hidden="true" className="expert-card card">
      <div className="expert-card-head">
        <div className="expert-card-portrait skeleton" />
        <div className="grow">
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="mt-2 h-4 w-3/5" />
          <Skeleton className="mt-2 h-4 w-2/3" />
        </div>
      </div>
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-6 w-4/5" />
      <div className="expert-card-foot">
        <Skeleton className="h-5 w-full" />
        <Skeleton className="mt-2 h-11 w-full" />
      </div>
    </div>
  );
}
