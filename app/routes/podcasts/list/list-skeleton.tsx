import { Skeleton } from "#ui/list/skeleton.tsx";
import { Container } from "#ui/page/page.tsx";
import { ListHeading } from "./list-heading.tsx";

const cards = ["1", "2", "3"];

/** The list while its episodes load. */
export function ListSkeleton() {
  return (
    <Container className="pt-8 pb-16 md:pt-12">
      <ListHeading />
      <div className="mt-10">
        <div role="status" aria-label="Loading podcasts" className="podcast-list">
          {cards.map((card) => (
            <div key={card} aria-hidden="true" className="podcast-card card">
              <div className="podcast-card-cover">
                <div className="skeleton aspect-square w-full" />
              </div>
              <div className="podcast-card-body">
                <Skeleton className="h-5 w-40" />
                <Skeleton className="mt-2 h-7 w-3/4" />
                <Skeleton className="mt-3 h-5 w-full" />
                <Skeleton className="h-5 w-full" />
                <Skeleton className="h-5 w-2/3" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </Container>
  );
}
