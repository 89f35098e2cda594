import { RaceCardSkeleton } from "#features/races/card/race-card.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";

const cards = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** The list while its races load. */
export function ListSkeleton() {
  const say = useSay();
  return (
    <Container className="race-list">
      <div className="list-title">
        <PageHeading>{say({ en: "Upcoming Races", es: "Próximas carreras" })}</PageHeading>
      </div>
      <div className="list-search">
        <Skeleton className="h-12 w-full" />
      </div>
      <div className="hidden lg:block">
        <Skeleton className="h-96 w-full" />
      </div>
      <div className="min-w-0">
        <Skeleton className="mb-6 h-28 w-full" />
        <CardSkeletons />
      </div>
    </Container>
  );
}

/** Nine cards while they load. */
export function CardSkeletons() {
  const say = useSay();
  return (
    <div
      role="status"
      aria-label={say({ en: "Loading races", es: "Cargando carreras" })}
      className="race-grid"
    >
      {cards.map((card) => (
        <RaceCardSkeleton key={card} />
      ))}
    </div>
  );
}
