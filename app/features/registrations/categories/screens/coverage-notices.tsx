import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatCount } from "#values/text/count.ts";
import type { CategoryList } from "../category-list.ts";
import { findGaps, findOverlaps } from "../coverage.ts";
import { gapWords, overlapWords } from "../coverage-words.ts";

/** More lines are counted. */
const mostLines = 8;

/** What the categories leave open and where several fit. Both may be meant. */
export function CoverageNotices({ list }: { list: CategoryList }) {
  const say = useSay();
  const lang = useLang();
  const at = useWorkplace();
  const { categories, distances, gender, minimumAge } = list;
  if (categories.length === 0) return null;
  const isGenderMissing = gender === "hidden" && categories.some((one) => one.gender !== null);
  const distanceIds = distances.map(({ id }) => id);
  const gaps = isGenderMissing ? [] : findGaps(categories, { distanceIds, gender, minimumAge });
  const overlaps = findOverlaps(categories);
  return (
    <>
      {isGenderMissing && (
        <Notice icon="alert">
          <Rich
            text={say({
              en: "This race does not ask for the gender. Until it does, categories for women, men or non-binary runners stay empty, unless you choose them for an entry. <0>Change the entry form</0>",
              es: "Esta carrera no pregunta el género. Mientras no lo haga, las categorías de mujeres, hombres o personas no binarias quedan sin nadie, salvo que las elijas en una inscripción. <0>Cambiar el formulario</0>",
            })}
            parts={[(words) => <TextLink to={at.entryForm(list.id)}>{words}</TextLink>]}
          />
        </Notice>
      )}
      {gaps.length > 0 && (
        <CoverageNotice
          title={say({
            en: "No category fits these runners:",
            es: "Ninguna categoría incluye a estos corredores:",
          })}
          lines={gaps.map((gap) => gapWords(gap, distances, lang))}
        />
      )}
      {overlaps.length > 0 && (
        <CoverageNotice
          title={say({
            en: "Some categories overlap. A runner whom both fit is in the first one:",
            es: "Algunas categorías se superponen. Quien entra en ambas está en la primera:",
          })}
          lines={overlaps.map((overlap) => say(overlapWords(overlap)))}
        />
      )}
    </>
  );
}

function CoverageNotice({ title, lines }: { title: string; lines: string[] }) {
  const say = useSay();
  const more = formatCount(lines.length - mostLines);
  return (
    <Notice icon="alert">
      <p className="font-semibold">{title}</p>
      <ul>
        {[...lines.slice(0, mostLines).entries()].map(([at, line]) => (
          <li key={at}>{line}</li>
        ))}
        {lines.length > mostLines && (
          <li>{say({ en: `and ${more} more`, es: `y ${more} más` })}</li>
        )}
      </ul>
    </Notice>
  );
}
