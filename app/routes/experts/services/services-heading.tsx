import { PageHeading } from "#ui/page/page.tsx";

export function ServicesHeading() {
  return (
    <PageHeading lead="Coaches, nutritionists and therapists who know runners, and virtual coaches who answer at any hour.">
      Services
    </PageHeading>
  );
}
