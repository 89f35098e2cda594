/** Words that tell nothing about a text, folded. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    "a about above after again against ago all almost alone along already also although always am among an and " +
    "another any anybody anyone anything are around as ask at away back be became because become been before " +
    "begin behind being below best better between beyond both but by came can cannot come comes could day days did " +
    "different do does doing done down during each early either else end enough even ever every everybody everyone " +
    "everything few find first for found from full gave get gets give given gives go goes going good got had half has have " +
    "having he her here hers him his how however i if in instead into is it its itself just keep kept know known " +
    "last late later least less let like likely list listed listing listings little long look lot made make makes many may me " +
    "mean means might mine more most much must my need needs neither never new next no nobody none nor not nothing " +
    "now of off often on once one only onto open or other others our ours out over own part people perhaps place " +
    "places put quite rather really same say says see seem seems seen several shall she should show since so some " +
    "somebody someone something sometimes soon still such take takes tell than that the their theirs them then " +
    "there these they thing things think this those though three through time times to today together told too " +
    "took toward towards two under until up upon us use used uses using usual usually very want wants was way ways " +
    "we week weeks well went were what when where whether which while who whole whom whose why will with within " +
    "without would year years yes yet you your yours yourself four five six seven eight nine ten eleven twelve " +
    "monday tuesday wednesday thursday friday saturday sunday january february march april june july august " +
    "september october november december am pm km mi ft min hour hours minute minutes dorsal page details entry entries " +
    "cost costs price prices pen usd mxn cad reviews review average register registration " +
    "ahead apply arrive city closed course easy fast faster feels format helps higher mark marks matters money " +
    "percent practice prepare slower small sources start starts try venue feel longer " +
    "shorter worth question questions author outline note without lose means"
  ).split(" "),
);

/** Words that tell something only beside another one: `trail races`, `easy running`. */
export const weakWords: ReadonlySet<string> = new Set(
  "race races run runs running runner runners training train body hard hours city".split(" "),
);
