import { ExpertCard } from "#features/experts/card/expert-card.tsx";
import type { ExpertCard as Card } from "#features/experts/expert.ts";
import { Carousel } from "#ui/list/carousel.tsx";
import { Container, Section } from "#ui/page/page.tsx";

/** Experts with the same services, or in the same city. */
export function SimilarExperts({ experts }: { experts: Card[] }) {
  if (experts.length === 0) return null;
  return (
    <Container className="pb-16">
      <Section title="Similar Experts" className="border-t border-line pt-10">
        <Carousel label="Similar experts">
          {experts.map((expert) => (
            <ExpertCard key={expert.id} expert={expert} />
          ))}
        </Carousel>
      </Section>
    </Container>
  );
}
