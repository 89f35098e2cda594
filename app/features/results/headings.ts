import { fold } from "#values/text/fold.ts";
import type { ResultField } from "./result.ts";

/** What a heading can mean before the other headings are known. */
type Meaning = ResultField | "time" | "forename" | "surname" | "nothing";

/** By meaning, what the columns of timers are called, without spaces and marks. */
const words: Record<Exclude<Meaning, "split">, string> = {
  bib: "bib bibno bibnum bibnumber bib# num number no nr nro n° nº numero numerodecorredor numerocorredor numcorredor raceno racenumber runnerno runningnumber runnernorunningnumber stnr startnr startnummer startnumber dorsal dossard dos nodossard",
  place:
    "place pl pos position rank ranking rang oa# overall overallplace placeoverall overallrank posgeneral posgral posiciongeneral posicion lugar lugargeneral puesto puestogeneral platz gesamtplatz gesplatz clt classement cltgeneral gunplace clasificacion clasificaciongeneral general gral scratch",
  name: "name fullname runnername athletename nombre nombrecompleto nombreyapellidos nombreyapellido nombresyapellidos apellidosynombres apellidosynombre apellidoynombre corredor corredora nombredelcorredor runner participante participant competidor competitor athlete atleta nomprenom nomprenoms nomcomplet coureur teilnehmer laufer",
  first: "first firstname givenname forename prenom vorname nombres primernombre nombredepila",
  last: "last lastname surname familyname apellido apellidos primerapellido apellidopaterno nachname familienname nomdefamille",
  forename: "prenom vorname",
  surname: "nom",
  sex: "sex gender genero sexo rama geschlecht sexe mw mf m/f m/w h/m s g",
  age: "age edad alter",
  birth:
    "jg jahrgang jahrg yob birthyear yearofbirth anonacimiento anodenacimiento ano annee anneedenaissance birthdate birthday dob dateofbirth fechadenacimiento fechanacimiento fnac fechanac geburtsdatum datedenaissance",
  category:
    "category cat categoria categorie kategorie division div agegroup agegroupname ag ak altersklasse klasse class bracket classbracket class/bracket grupo grupoedad grupodeedad categoryname",
  club: "club verein clubteam clubequipo asociacion association clubname teamclub clubciudad",
  team: "teamname team equipo equipe mannschaft nombredeequipo nombreequipo relayteam",
  country:
    "country nationality nat nation nationalite nationalitat pais nacionalidad pays co land ctry countrycode",
  document: "dni documento document curp ine cedula passport pasaporte doc nif identificacion rut",
  event: "event race distance distancia carrera prueba evento modalidad epreuve wettbewerb",
  status:
    "status estado racestate state situacion situation etat statut observacion observaciones estatus",
  gun: "gun guntime guntim clock clocktime brutto bruttozeit tiempooficial tiempopistola pistola tiempogun tiempobruto tiempodisparo gross grosstime officialtime tempsofficiel tempscanon",
  chip: "chip chiptime net nettime nettim netto nettozeit tiempochip tiemponeto neto tiemporeal tempsreel tempschip tempspuce chipzeit",
  time: "time finish finishtime meta tiempo zeit temps resultado tiempototal tiempofinal result endzeit total totaltime tiempometa oficial official tiempodecarrera elapsed elapsedtime gesamtzeit",
  leg: "leg posta relevo tramo",
  "leg time": "legtime tiempoposta tiemporelevo parcialrelevo",
  nothing:
    "pace ritmo rhythm ritmomedio gap ecart difference diferencia dif percentback starttime horadesalida speed velocidad puntos points penalty city ciudad hometown town ort ville st ag# sex# sexplace genderplace placegender placemf placemw posgenero posiciongenero possexo lugarrama posrama lugargenero lugarsexo puestosexo puestogenero puestorama genderrank rankgender clasificaciongenero mwplatz platzmw cltsexe categoryrank rankcategory categoryplace poscategoria posiciocategoria posicioncategoria posencategoria lugarcategoria cltcat cltcategorie akplatz platzak placecategory placeac divtot div/tot divplace classplace agegroupplace catplace puestocategoria middlename middle date fecha",
};

const byWord = new Map(
  Object.entries(words).flatMap(([meaning, list]) =>
    list.split(" ").map((word) => [word, meaning as Meaning] as const),
  ),
);

const splitWord =
  /^(parcial|split|intermedi[oa]|inter|paso|punto|pc|cp|km|half|halb|media|mitad|mid|t)\.? ?\d*|\d ?(k|km|mi|miles?|millas?)\b/;

function meaningOf(heading: string): Meaning | null {
  if (heading.trim() === "Ag") return "age";
  const plain = fold(heading).trim();
  if (plain === "" || plain.length > 40) return null;
  const compact = plain.replace(/[\s_.()-]+/g, "");
  return (
    byWord.get(compact) ??
    byWord.get(compact.replace(/[:*?]+$/, "")) ??
    (splitWord.test(plain) ? "split" : null)
  );
}

/** Whether a cell is a word that the columns of timers are called by. */
export function isResultHeading(cell: string): boolean {
  return meaningOf(cell) !== null;
}

/**
 * The names of columns that stand in two lines: those of groups (`Puesto`, `Tiempo`), each over the first of its
 * columns, and those of the columns. `null` where the second line is none of them.
 */
export function joinedHeadings(groups: readonly string[], own: readonly string[]): string[] | null {
  const named = own.filter((name) => name.trim() !== "");
  const isSecond = named.length > 1 && own.length <= groups.length && named.every(isPlainName);
  if (!isSecond || named.filter(isResultHeading).length * 2 < named.length) return null;
  let group = "";
  return groups.map((name, at) => {
    if (name.trim() !== "") group = name.trim();
    const below = own[at]?.trim() ?? "";
    if (below === "") return name;
    const whole = `${group} ${below}`;
    return isResultHeading(whole) || !isResultHeading(below) ? whole : below;
  });
}

function isPlainName(name: string): boolean {
  return !/^\W*\d/.test(name);
}

/**
 * The fields of a file's columns. The first column of a field counts, and a split may come several times.
 * `isUndecided` where a time that is neither called gun nor chip was taken for one of them: where the other
 * is known it is the other, else the gun time, which is the official one. A team is a club where the distance has no teams
 * and no other column is called a club.
 */
export function fieldsOf(
  headings: readonly string[],
  { hasTeams = false }: { hasTeams?: boolean } = {},
): {
  fields: (ResultField | null)[];
  isUndecided: boolean;
} {
  const meanings = headings.map(meaningOf);
  const has = (meaning: Meaning) => meanings.includes(meaning);
  const taken = new Set<ResultField>();
  const other: ResultField | null = !has("gun") ? "gun" : has("chip") ? null : "chip";
  // A name beside a surname, and a `Nom` beside a `Prénom`, are halves of it.
  const isHalved = has("first") || has("forename");
  const decide = (meaning: Meaning | null): ResultField | null => {
    if (meaning === "time") return other;
    if (meaning === "team") return hasTeams || has("club") || has("leg") ? "team" : "club";
    if (meaning === "forename") return "first";
    if (meaning === "surname") return isHalved ? "last" : "name";
    if (meaning === "name" && has("last")) return has("first") ? null : "first";
    if (meaning === "name" && isHalved && !has("last") && !has("surname")) return "last";
    return meaning === "nothing" ? null : meaning;
  };
  const fields = meanings.map((meaning) => {
    const field = decide(meaning);
    if (field === null || (field !== "split" && taken.has(field))) return null;
    taken.add(field);
    return field;
  });
  const isUndecided = has("time") && other !== null;
  return { fields, isUndecided };
}
