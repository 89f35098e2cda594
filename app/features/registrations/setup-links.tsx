import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { useSay } from "#ui/language/language.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";

/** From a screen on which the registration for a race is set up to the other two. */
export function SetupLinks({
  raceId,
  from,
}: {
  raceId: string;
  from: "entry-form" | "categories" | "questions";
}) {
  const say = useSay();
  const at = useWorkplace();
  const screens = [
    {
      name: "entry-form",
      to: at.entryForm(raceId),
      label: say({ en: "Entry form", es: "Formulario" }),
    },
    {
      name: "categories",
      to: at.categories(raceId),
      label: say({ en: "Categories", es: "Categorías" }),
    },
    {
      name: "questions",
      to: at.questions(raceId),
      label: say({ en: "Questions", es: "Preguntas" }),
    },
  ];
  return (
    <nav
      aria-label={say({ en: "Registration setup", es: "Configuración de la inscripción" })}
      className="mb-6 flex flex-wrap gap-x-5 gap-y-2"
    >
      {screens
        .filter(({ name }) => name !== from)
        .map(({ name, to, label }) => (
          <TextLink key={name} to={to}>
            {label}
          </TextLink>
        ))}
    </nav>
  );
}
