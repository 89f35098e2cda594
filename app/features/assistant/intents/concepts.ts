/** Words of both languages that ask about the same, one concept a line; `*` stands for any ending. */
const lines = `
  sleep|slept|sleeping|insomnia|nap|naps|dormir|duermo|dormi|dormido|sueno|desvel*|siesta
  night|evening|noche|nocturn*|noches
  morning|dawn|early|manana|mananas|temprano|madrugada|amanecer
  food|eat|eating|ate|meal|meals|nutrition|diet|comer|como algo|comida|comidas|alimentacion|alimentos|almorz*|cenar|cena|dinner|lunch
  breakfast|desayun*
  drink|drinking|drank|water|hydrate|hydrated|hydration|fluids|beber|bebo|tomar|agua|hidrat*|bebida*
  gel|gels|gummies|chews|geles|gomitas
  carb|carbs|carbo|carbohydrate|carbohydrates|pasta|carga|carbohidrat*
  protein|proteina*
  coffee|caffeine|cafe|cafeina|espresso
  beer|alcohol|wine|hangover|drunk|cerveza*|chela*|vino|trago*|resaca|copas
  shoe|shoes|sneakers|trainers|zapatilla*|zapato*|tenis|calzado
  sock|socks|medias|calcetin*|calceta*
  blister|blisters|ampolla*
  chafe|chafing|rub|rubbing|rozadura*|roza|rozan|escaldad*
  nipple|nipples|pezon*
  toenail|toenails|nail|nails|una negra|unas
  clothes|wear|wearing|outfit|dress|ropa|vestir*|ponerme|pongo|prendas|llevar puesto
  shirt|tee|singlet|camiseta*|polo|playera|remera
  watch|gps|garmin|coros|apple|reloj*|pulsera
  heartrate|hr|bpm|pulse|pulsaciones|pulso|frecuencia
  zone|zones|zona|zonas
  easy|slow|slowly|jog|suave*|lento*|trote*|trotar|despacio
  fast|faster|speed|quick|quicker|velocidad|rapid*
  interval|intervals|repeats|reps|series|intervalo*|pasadas|fartlek|tempo|threshold|umbral
  hill|hills|hilly|climb|climbs|climbing|uphill|cuesta*|subida*|cerro*|desnivel
  downhill|downhills|descent|bajada*|bajar|descens*
  long|longest|fondo|fondos|largo|larga|largas|tirada*
  mileage|volume|kilometraje|volumen
  rest|resting|off|recover|recovery|recovering|descans*|recuper*|reposo
  tired|exhausted|fatigue|fatigued|tiredness|cansad*|cansancio|agotad*|fatiga
  sore|soreness|stiff|doms|agujetas|adolorid*|molid*
  cramp|cramps|cramping|calambre*|acalambr*
  stitch|flato|punzada costado|dolor de caballo
  knee|knees|rodilla*
  ankle|ankles|tobillo*
  shin|shins|splints|espinilla*|periostitis
  heel|heels|plantar|talon*|fascitis
  achilles|aquiles
  calf|calves|pantorrilla*|gemelo*
  hip|hips|cadera*
  back|espalda|lumbar*
  stretch|stretching|stretches|estir*
  warmup|warm|calent*|calientan|caliento
  strength|weights|lift|lifting|gym|squats|fuerza|pesas|gimnasio|sentadillas
  bike|bikes|biking|cycling|cycle|spin|bici*|ciclismo|pedalear
  swim|swimming|pool|nadar|natacion|piscina|alberca
  treadmill|caminadora|cinta|trotadora|banda
  yoga|pilates
  soccer|football|basketball|tennis|futbol|fulbito|basquet|padel
  walk|walking|walked|caminar|camino|caminata|caminando|andar
  breathe|breathing|breath|nose|respir*|nariz|aliento
  rain|raining|rainy|wet|storm|lluvia*|llueve|lloviendo|llover
  hot|heat|humid|humidity|summer|sun|calor|caluros*|humedad|verano|sol
  cold|freezing|winter|snow|ice|frio|helad*|invierno|nieve
  dark|headlamp|light|lights|oscur*|linterna*|luz|luces
  altitude|altitud|altura|puna|soroche
  smoke|pollution|smog|air|contaminacion|humo|aire
  trail|trails|mountain|mountains|montana*|sendero*
  ultra|ultras|50k|100k|ultramaraton*
  marathon|marathons|42k|26|maraton*
  half|21k|13|media|medio
  5k|10k
  taper|tapering|week before|semana antes|semana previa|ultima semana
  nervous|nerves|anxious|anxiety|scared|afraid|fear|worried|nervios*|ansiedad|miedo|asustad*|preocup*
  motivation|motivated|lazy|bored|boring|excuse|motivacion|ganas|flojera|pereza|aburr*|animo
  bathroom|toilet|toilets|pee|poop|porta|potty|bano|banos|orinar|pipi|caca
  phone|keys|cell|celular|telefono|llaves
  music|headphones|earbuds|musica|audifonos|auriculares
  bib|number|dorsal|numero
  bag|drop|gear check|mochila|guardarropa|paqueteria
  start|corral|wave|salida|partida|largada|corrales|ola
  pace|pacing|pacer|pacers|splits|ritmo*|liebre*|parciales
  wall|bonk|bonking|muro|pared
  finish|finishing|medal|meta|medalla|terminar|acabar|llegar
  last|cutoff|cut|slowest|ultimo|ultima|corte|limite
  quit|drop out|dnf|give up|abandon*|retir*|rendir*
  beginner|beginners|newbie|start running|principiante*|novato*|empezar|empiezo|comenzar|iniciar
  old|older|age|senior|years|edad|mayor*|viej*|anos
  kid|kids|child|children|son|daughter|hijo|hija|nino*|nina*|nene|nena
  stroller|baby|coche|carriola|bebe
  dog|dogs|puppy|lab|labrador|retriever|golden|husky|perro*|perrit*|cachorro*|mascota*
  friend|brother|sister|wife|husband|somebody|someone|amigo|amiga|herman*|espos*|alguien
  worn|gastad*|sirven|duran
  pregnant|pregnancy|embaraz*
  period|periods|cycle|menstr*|regla|periodo|colicos
  weight|overweight|fat|belly|kilos|peso|sobrepeso|grasa|panza|barriga|adelgaz*
  sick|flu|fever|cough|ill|enferm*|gripe|resfri*|fiebre|tos
  vaccine|vaccinated|shot|vacuna*
  pill|pills|ibuprofen|painkiller|painkillers|pastilla*|ibuprofeno|analgesic*
  salt|sodium|electrolyte|electrolytes|sal|sodio|electrolit*
  supplement|supplements|creatine|magnesium|vitamins|suplement*|creatina|magnesio|vitamina*
  vegan|vegetarian|vegan*|vegetarian*
  cadence|steps|cadencia|pasos|zancada*
  form|technique|posture|forefoot|tecnica|postura|pisada
  vo2max|vo2
  massage|roller|foam|ice|bath|sauna|masaje*|rodillo|hielo
  hungry|hunger|hambre
  stomach|nausea|nauseous|gut|estomago|nausea*|revuelt*
  empty|fasted|fasting|ayunas|ayuno|vacio
  time|busy|minutes|hours|tiempo|minutos|horas
  miss|missed|skip|skipped|perdi|salte|falte|saltarme
  everyday|daily|diario|diari*|dias
  carbon|plate|plates|plated|super|carbono|placa*
  compression|sleeves|compresion|compresiva*
  hat|cap|sunglasses|sunscreen|gorra|lentes|bloqueador|protector|gafas
  glasses|contacts|contact|lentes de contacto
  jet|flight|travel|plane|timezone|vuelo|viaj*|avion|husos
  photo|photos|foto*
  crowd|crowded|alone|gente|sol*
  lungs|asthma|asma|pulmon*
  improve|better|progress|plateau|stuck|mejorar|mejoro|progres*|estancad*|avanz*
  safe|danger|dangerous|alone at night|segur*|peligr*
  club|group|friends|company|grupo|amigos|club
  back again|return|comeback|volver|regresar|retomar|vuelvo
`;

/** Concepts by word, and by the beginning of a word. */
const whole = new Map<string, number[]>();
const beginnings = new Map<string, number[]>();
for (const [concept, line] of lines.trim().split("\n").entries()) {
  for (const term of line.trim().split("|")) {
    const isBeginning = term.endsWith("*");
    const word = isBeginning ? term.slice(0, -1) : term;
    const book = isBeginning ? beginnings : whole;
    book.set(word, [...(book.get(word) ?? []), concept]);
  }
}

/** What a folded word is about, whatever its language. */
export function conceptsOf(word: string): number[] {
  const found = whole.get(word) ?? [];
  for (let end = word.length; end >= shortestBeginning && found.length === 0; end--) {
    const begun = beginnings.get(word.slice(0, end));
    if (begun) return begun;
  }
  return found;
}

const shortestBeginning = 3;
