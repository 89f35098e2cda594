import { ExpertCardSkeleton } from "#features/experts/card/expert-card-skeleton.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";

/** The page while its cards load. */
export function ServicesSkeleton() {
  return (
    <Container className="pt-8 pb-16">
      <ServicesHeading />
      <Skeleton className="mt-6 h-12 w-full" />
      <Skeleton className="mt-6 mb-8 h-18 w-full" />
      <CardSkeletons />
    </Container>
  );
}

export function ServicesHeading() {
  return (
    <PageHeading lead="Coaches, nutritionists and therapists who know runners, and virtual coaches who answer at any hour.">
      Services
    </PageHeading>
  );
}

const cards = ["1", "2", "3", "4", "5", "6"];

/** Six cards while they load. */
export function CardSkeletons() {
  return (
    <div role="status" aria-label="Loading services" className="expert-grid">
      {cards.map((card) => (
        <ExpertCardSkeleton key={card} />
      ))}
    </div>
  );
}
