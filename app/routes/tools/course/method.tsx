import { href } from "react-router";
import { mostMissing } from "#features/courses/measure/heights.ts";
import { planStep } from "#features/courses/measure/profile.ts";
import { climbError, lengthError, recipe } from "#features/courses/measure/recipe.ts";
import { mostKept, recentDays } from "#features/courses/own/own-course.ts";
import {
  carefulPart,
  costOfWay,
  minettiCost,
  steepestMeasured,
} from "#features/courses/planning/course-plan.ts";
import { courseLimits } from "#features/courses/reading/course-file.ts";
import { publicOrigin } from "#services/context.ts";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { DocumentPage, type DocumentSection } from "#ui/page/document-page.tsx";
import type { Say, Sentence } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/method.ts";

export const handle: Handle = { plain: true };

export function loader({ request }: Route.LoaderArgs) {
  return { url: publicOrigin(request) + href("/tools/course/method") };
}

export const headers = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: { en: "How Courses Are Measured", es: "Cómo se miden los recorridos" },
    description: {
      en: "The method behind length, climb, profile and pace plan of a course: each step with its numbers, its error and its source.",
      es: "El método detrás de la longitud, el desnivel, el perfil y el plan de ritmo de un recorrido: cada paso con sus números, su error y su fuente.",
    },
    url: loaderData?.url ?? "",
  });

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;

const shownGrades = [-0.3, -0.2, -0.1, -0.05, 0, 0.05, 0.1, 0.2, 0.3];

/** By how much a slope makes a runner slower or faster at the same effort. */
function CostTable() {
  const say = useSay();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say({ en: "Grade", es: "Pendiente" })}</th>
          <th scope="col">{say({ en: "Cost in J/kg/m", es: "Costo en J/kg/m" })}</th>
          <th scope="col">
            {say({ en: "5:00 on the flat becomes", es: "5:00 en plano equivale a" })}
          </th>
        </tr>
      </thead>
      <tbody>
        {shownGrades.map((grade) => {
          const seconds = Math.round((300 * costOfWay(grade, "formula")) / minettiCost(0));
          const pace = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
          return (
            <tr key={grade}>
              <td>{`${grade > 0 ? "+" : grade < 0 ? "−" : ""}${Math.abs(Math.round(grade * 100))}%`}</td>
              <td>{minettiCost(grade).toFixed(2)}</td>
              <td>{pace}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Metres of climb: what is published of each course, and what we measure from a public file of it. */
const publishedClimbs: [course: Sentence, published: Sentence, ours: number][] = [
  ["Ultra-Trail du Mont-Blanc", { en: "9,900 to 10,000", es: "9,900 a 10,000" }, 10_130],
  ["Diagonale des Fous", { en: "9,576 to 10,500", es: "9,576 a 10,500" }, 9277],
  ["Route des 4 Châteaux", "220", 252],
  [
    { en: "Nice–Cannes Marathon", es: "Maratón Niza–Cannes" },
    { en: "under 200", es: "menos de 200" },
    196,
  ],
  [{ en: "Athens Marathon", es: "Maratón de Atenas" }, { en: "345 to 383", es: "345 a 383" }, 334],
  [{ en: "Sydney Marathon", es: "Maratón de Sídney" }, { en: "313 to 317", es: "313 a 317" }, 276],
  [{ en: "Boston Marathon", es: "Maratón de Boston" }, { en: "248 to 305", es: "248 a 305" }, 172],
  [{ en: "Berlin Marathon", es: "Maratón de Berlín" }, "73", 27],
  [{ en: "Paris Marathon", es: "Maratón de París" }, { en: "150 to 292", es: "150 a 292" }, 432],
  [{ en: "Tokyo Marathon", es: "Maratón de Tokio" }, { en: "60 to 78", es: "60 a 78" }, 439],
];

function PublishedTable() {
  const say = useSay();
  return (
    <table>
      <caption>
        {say({
          en: `Climb in meters of ten courses, as others publish it and by method ${recipe.version}`,
          es: `Desnivel positivo en metros de diez recorridos, según lo publican otros y según el método ${recipe.version}`,
        })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{say({ en: "Course", es: "Recorrido" })}</th>
          <th scope="col">{say({ en: "Published", es: "Publicado" })}</th>
          <th scope="col">{say({ en: "From a file", es: "De un archivo" })}</th>
        </tr>
      </thead>
      <tbody>
        {publishedClimbs.map(([course, published, ours]) => (
          <tr key={ours}>
            <td>{say(course)}</td>
            <td>{say(published)}</td>
            <td>{formatCount(ours)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const sectionsOf = (say: Say): DocumentSection[] => [
  {
    id: "files",
    title: say({ en: "What is read", es: "Qué se lee" }),
    body: (
      <>
        <p>
          {say({
            en: `GPX, TCX, KML and FIT files of up to ${courseLimits.megabytes} MB and ${formatCount(courseLimits.points)} points. All points count; none is thinned out before it is measured. Pieces whose ends lie within ${courseLimits.join} m are joined. A point without a position on the earth, a leap of more than ${courseLimits.leap / 1000} km or a damaged file is refused with the place of the mistake, and costs no use.`,
            es: `Archivos GPX, TCX, KML y FIT de hasta ${courseLimits.megabytes} MB y ${formatCount(courseLimits.points)} puntos. Todos los puntos cuentan; ninguno se descarta antes de medir. Los tramos cuyos extremos están a menos de ${courseLimits.join} m se unen. Un punto sin posición en la Tierra, un salto de más de ${courseLimits.leap / 1000} km o un archivo dañado se rechaza con el lugar del error, y no gasta un uso.`,
          })}
        </p>
        <p>
          {say({
            en: "Aid stations, summits and cut-offs are read from the waypoints of the file. A waypoint more than 150 m beside the line is left out, and the page says so.",
            es: "Los puestos de hidratación, las cumbres y los cortes se leen de los puntos marcados del archivo. Un punto a más de 150 m de la línea se deja fuera, y la página lo dice.",
          })}
        </p>
      </>
    ),
  },
  {
    id: "length",
    title: say({ en: "Length", es: "Longitud" }),
    body: (
      <>
        <p>
          {say({
            en: `Positions lie on the ellipsoid of WGS 84, and the way is measured flat, as is usual for courses. A recorded line wavers and is too long; a smoothed one cuts bends and is too short. The line is smoothed by a bell of ${recipe.lineBell} m, what its noise still adds is subtracted, and what smoothing takes from bends is extrapolated from a bell of double width. It is never shorter than the straight lines between its bends. A drawn line is taken as it is.`,
            es: `Las posiciones están en el elipsoide de WGS 84 y el camino se mide en plano, como es usual en los recorridos. Una línea grabada oscila y sale demasiado larga; una suavizada corta las curvas y sale demasiado corta. La línea se suaviza con una campana de ${recipe.lineBell} m, se resta lo que su ruido todavía agrega, y lo que el suavizado quita a las curvas se extrapola con una campana del doble de ancho. Nunca es más corta que las rectas entre sus curvas. Una línea dibujada se toma como está.`,
          })}
        </p>
        <p>
          {say({
            en: `On courses of known length with a point each second and an error of 1 to 5 m at each, the result lies within ${percent(lengthError)}. Between points that are far apart bends are lost: the page says how far apart they are.`,
            es: `En recorridos de longitud conocida, con un punto por segundo y un error de 1 a 5 m en cada uno, el resultado tiene un margen de ${percent(lengthError)}. Entre puntos muy separados se pierden curvas: la página dice a qué distancia están.`,
          })}
        </p>
      </>
    ),
  },
  {
    id: "climb",
    title: say({ en: "Climb and descent", es: "Desnivel positivo y negativo" }),
    body: (
      <>
        <p>
          {say({
            en: `Every device counts climb differently, because the sum of all small rises grows without end the finer one looks. Ours is method ${recipe.version}: heights are averaged every ${recipe.step} m, a single wrong one takes the median of ${recipe.median} steps, a moving mean over ${recipe.mean} m smooths them, and a rise or fall counts once it exceeds ${recipe.threshold} m. A drawn line, with points more than ${recipe.sparse} m apart, is not smoothed.`,
            es: `Cada dispositivo cuenta el desnivel de otra forma, porque la suma de todas las pequeñas subidas crece sin fin cuanto más fino se mira. El nuestro es el método ${recipe.version}: las altitudes se promedian cada ${recipe.step} m, una sola equivocada toma la mediana de ${recipe.median} pasos, una media deslizante de ${recipe.mean} m las suaviza, y una subida o bajada cuenta cuando supera ${recipe.threshold} m. Una línea dibujada, con puntos a más de ${recipe.sparse} m entre sí, no se suaviza.`,
          })}
        </p>
        <p>
          {say({
            en: `The mean is taken over ${recipe.wideMean} m where it removes more than ${percent(recipe.mostRipple)} of the climb of a course: in a terrain model, hills that short cannot be told from its errors. It is also taken over ${recipe.wideMean} m where heights waver as noise does, which grows less over distance than hills do; a rise then counts from twice their usual wavering over ${recipe.farLag} m on.`,
            es: `La media se toma sobre ${recipe.wideMean} m cuando quita más de ${percent(recipe.mostRipple)} del desnivel de un recorrido: en un modelo del terreno, colinas tan cortas no se distinguen de sus errores. También se toma sobre ${recipe.wideMean} m cuando las altitudes oscilan como el ruido, que crece menos con la distancia que las colinas; entonces una subida cuenta a partir del doble de su oscilación usual sobre ${recipe.farLag} m.`,
          })}
        </p>
        <p>
          {say({
            en: `Of 40 recordings whose device states an ascent of 20 m or more, 33 lie within 10% of it. Most course files come without a barometer. Their heights are from a terrain model, which follows the ground under bridges and over tunnels and may take roofs for ground, and no method can correct that. The page of a course therefore states a range: ${percent(climbError.part)} of the climb and ${climbError.perKilometer} m for each kilometer up and down. It holds the published climb of 17 of 20 known courses; New York, Paris and Tokyo, with their bridges and buildings, lie outside.`,
            es: `De 40 grabaciones cuyo dispositivo indica un ascenso de 20 m o más, 33 difieren menos de 10%. La mayoría de los archivos viene sin barómetro. Sus altitudes son de un modelo del terreno, que sigue el suelo bajo los puentes y sobre los túneles y puede tomar techos por suelo, y ningún método puede corregir eso. Por eso la página de un recorrido indica un rango: ${percent(climbError.part)} del desnivel y ${climbError.perKilometer} m por kilómetro, hacia arriba y hacia abajo. Contiene el desnivel publicado de 17 de 20 recorridos conocidos; Nueva York, París y Tokio, con sus puentes y edificios, quedan fuera.`,
          })}
        </p>
        <PublishedTable />
        <p>
          {say({
            en: `Where more than ${percent(mostMissing)} of the heights are missing, climb and profile are left out.`,
            es: `Cuando falta más de ${percent(mostMissing)} de las altitudes, no se muestran el desnivel ni el perfil.`,
          })}
        </p>
      </>
    ),
  },
  {
    id: "grades",
    title: say({ en: "Grades and climbs", es: "Pendientes y subidas" }),
    body: (
      <>
        <p>
          {say({
            en: "The grade of a kilometer or mile is its rise from start to end divided by its length. The steepest kilometer may begin anywhere. A climb is at least 25 m high, at least 8% of the whole range of heights, and 2.5% steep on average; a small dip does not end it.",
            es: "La pendiente de un kilómetro o una milla es lo que sube de principio a fin dividido entre su longitud. El kilómetro más empinado puede empezar en cualquier punto. Una subida tiene al menos 25 m de altura, al menos 8% de todo el rango de altitudes y 2.5% de pendiente en promedio; una pequeña bajada no la termina.",
          })}
        </p>
        <p>
          {say({
            en: "Where there is no file, the page of a race may show a profile drawn from the stated climb and descent. It is marked as approximate, and its hills may lie elsewhere.",
            es: "Cuando no hay un archivo, la página de una carrera puede mostrar un perfil dibujado a partir del desnivel indicado. Está marcado como aproximado, y sus colinas pueden estar en otra parte.",
          })}
        </p>
      </>
    ),
  },
  {
    id: "plan",
    title: say({ en: "The pace plan", es: "El plan de ritmo" }),
    body: (
      <>
        <p>
          {say({
            en: "The plan keeps your effort even: each piece of the way gets the share of your time that it has of the energy. What running costs on a slope was measured on a treadmill by A. E. Minetti, C. Moia, G. S. Roi, D. Susta and G. Ferretti, “Energy cost of walking and running at extreme uphill and downhill slopes”, Journal of Applied Physiology 93 (2002), pages 1039–1046. With the grade i, a meter costs a kilogram of runner",
            es: "El plan mantiene parejo tu esfuerzo: cada tramo recibe la parte de tu tiempo que le corresponde de la energía. Lo que cuesta correr en una pendiente lo midieron en una caminadora A. E. Minetti, C. Moia, G. S. Roi, D. Susta y G. Ferretti, “Energy cost of walking and running at extreme uphill and downhill slopes”, Journal of Applied Physiology 93 (2002), páginas 1039–1046. Con la pendiente i, un metro le cuesta a un kilogramo de corredor",
          })}
        </p>
        <p>
          {say({
            en: `155.4 i⁵ − 30.4 i⁴ − 43.3 i³ + 46.3 i² + 19.5 i + 3.6 joules, from −${percent(steepestMeasured)} to +${percent(steepestMeasured)}.`,
            es: `155.4 i⁵ − 30.4 i⁴ − 43.3 i³ + 46.3 i² + 19.5 i + 3.6 julios, de −${percent(steepestMeasured)} a +${percent(steepestMeasured)}.`,
          })}
        </p>
        <CostTable />
        <p>
          {say({
            en: `Steeper pieces count as ${percent(steepestMeasured)}, and the page says how many there are. The grade is that of the profile, in pieces of at most ${planStep} m and at least ${recipe.step} m. Because courses are measured flat, the cost is multiplied by the longer way on the slope, √(1 + i²).`,
            es: `Los tramos más empinados cuentan como ${percent(steepestMeasured)}, y la página dice cuántos hay. La pendiente es la del perfil, en tramos de ${planStep} m como máximo y ${recipe.step} m como mínimo. Como los recorridos se miden en plano, el costo se multiplica por el camino más largo de la pendiente, √(1 + i²).`,
          })}
        </p>
        <p>
          {say({
            en: `“Hold back” takes ${percent(carefulPart)} of what a descent saves. That part is ours, not the paper's: few runners dare what the formula allows on a technical descent, or have the legs for it late in a race.`,
            es: `“Contenerse” toma ${percent(carefulPart)} de lo que ahorra una bajada. Esa parte es nuestra, no del estudio: pocos corredores se atreven a lo que permite la fórmula en una bajada técnica, o tienen piernas para eso al final de una carrera.`,
          })}
        </p>
        <p>
          {say({
            en: "Times are rounded to seconds at each mark, and a split is the difference of two marks: all splits together are exactly your goal. “On the flat” is the pace at which the same effort runs without a hill.",
            es: "Los tiempos se redondean a segundos en cada marca, y un parcial es la diferencia entre dos marcas: todos los parciales juntos son exactamente tu objetivo. “En plano” es el ritmo al que corre el mismo esfuerzo sin colinas.",
          })}
        </p>
      </>
    ),
  },
  {
    id: "limits",
    title: say({ en: "What is not in it", es: "Lo que no incluye" }),
    body: (
      <p>
        {say({
          en: "The ground, stairs, rivers and snow; heat, wind and thin air; night and tiredness; walking, which is cheaper than running on steep climbs; and the minutes at aid stations. The paper measured ten trained mountain runners for a few minutes at each slope. Take the plan as a start, and slow down where your course is rough.",
          es: "El terreno, las escaleras, los ríos y la nieve; el calor, el viento y el aire de altura; la noche y el cansancio; caminar, que cuesta menos que correr en las subidas empinadas; y los minutos en los puestos de hidratación. El estudio midió a diez corredores de montaña entrenados durante unos minutos en cada pendiente. Toma el plan como punto de partida y baja el ritmo donde tu recorrido sea difícil.",
        })}
      </p>
    ),
  },
  {
    id: "own",
    title: say({ en: "Your own file", es: "Tu propio archivo" }),
    body: (
      <p>
        {say({
          en: `Your file is measured and not kept, and neither is where on the earth it lies. What stays for ${recentDays} days are the numbers, the profile and the shape of the line, for you alone. You may keep up to ${mostKept} courses until you remove them. They are part of the archive of your data, and go with your account. The same course again costs no further use while it is there.`,
          es: `Tu archivo se mide y no se conserva, ni tampoco el lugar de la Tierra donde está. Durante ${recentDays} días quedan los números, el perfil y la forma de la línea, solo para ti. Puedes guardar hasta ${mostKept} recorridos hasta que los elimines. Forman parte del archivo de tus datos y se eliminan con tu cuenta. El mismo recorrido no gasta otro uso mientras esté ahí.`,
        })}
      </p>
    ),
  },
  {
    id: "versions",
    title: say({ en: "Versions", es: "Versiones" }),
    body: (
      <p>
        {say({
          en: `Each number says by which method it was made; this page describes method ${recipe.version}. With a better one, the courses of races are measured again from their files. Own courses keep their numbers until you send the file again.`,
          es: `Cada número dice con qué método se obtuvo; esta página describe el método ${recipe.version}. Cuando haya uno mejor, los recorridos de las carreras se medirán de nuevo a partir de sus archivos. Tus recorridos conservan sus números hasta que envíes el archivo otra vez.`,
        })}
      </p>
    ),
  },
];

/** The method of the courses and of the plan, for those who want to check it. */
export default function CourseMethod() {
  const say = useSay();
  return (
    <DocumentPage
      title={say({ en: "How courses are measured", es: "Cómo se miden los recorridos" })}
      lead={say({
        en: "The steps behind the numbers of a course and behind its pace plan, with their errors and sources.",
        es: "Los pasos detrás de los números de un recorrido y de su plan de ritmo, con sus errores y fuentes.",
      })}
      updated="2026-11-29"
      sections={sectionsOf(say)}
      back={{
        to: href("/tools/course/:change?"),
        words: say({ en: "Back to the course", es: "Volver al recorrido" }),
      }}
      footer={
        <p>
          <Rich
            text={say({
              en: "Try it: <0>course analysis</0> and <1>pace calculator</1>.",
              es: "Pruébalo: <0>análisis del recorrido</0> y <1>calculadora de ritmo</1>.",
            })}
            parts={[
              (words) => <TextLink to={href("/tools/course/:change?")}>{words}</TextLink>,
              (words) => <TextLink to={href("/tools/pace")}>{words}</TextLink>,
            ]}
          />
        </p>
      }
    />
  );
}
