import { Skeleton } from "#ui/list/skeleton.tsx";
import { Container } from "#ui/page/page.tsx";
import { CardSkeletons } from "./card-skeletons.tsx";
import { ServicesHeading } from "./services-heading.tsx";

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
