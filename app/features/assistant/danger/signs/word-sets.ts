/** `Estoy de 3 meses`. */
const monthsAlong = "2 3 4 5 6 7 8 9 dos tres cuatro cinco seis siete ocho nueve"
  .split(" ")
  .map((months) => `estoy de ${months} meses`)
  .join("|");

/** Words that several signs share, in each language, by the names that phrases use. */
export const wordSets = {
  en: {
    pain: `pain*|hurt*|ache*|aching|sore|burn*|squeez*|tight*|pressure|crush*|stab*|sharp|heavy|
      heaviness|discomfort|weight|elephant|clamp*|grip*|vise|vice|constrict*|clutch*|grabbed|grabbing|grabs|holding|caves|explod*|cramp*|throb*`,
    chest: "chest|sternum|breastbone|collarbones|left boob|left breast|left tit",
    numb: "numb*|tingl*|pins needles|cant feel|dont feel|no feeling|lost feeling|lost all feeling|fell asleep|falls asleep|went dead|goes dead|weak*|limp|paraly*|dead feeling",
    swollen: "swell*|swollen|swelled|puffy|inflamed",
    confused: `confus*|disorient*|delirious|delirium|incoheren*|not making sense|makes no sense|
      doesnt make sense|quit making sense|stopped making sense|talking nonsense|talks nonsense|talking rubbish|talks rubbish|isnt making sense|isnt making any sense|not making any sense|doesnt make any sense|says weird things|saying weird things|saying weird stuff|says weird stuff|says strange things|saying strange things|saying odd|says odd|stopped talking sense|talking funny|talking gibberish|gibberish|wandering|zigzag*|acting drunk|like drunk|looks drunk|seems drunk|spaced out|out of it|loopy|babbling|rambling|foggy|out it|staggering|
      stumbl*|wobbl*|acting strange|acting weird|slurr*|doesnt know where|dont know where i|doesnt know what|doesnt recogni*|doesnt remember who|cant think straight|like a drunk|like drunk person|mumbling|forgot where`,
    vomiting: "vomit*|throw up|throwing up|threw up|puk*|nause*|retch*|dry heav*|upchuck*",
    headache: "headache*|migraine|head pound*|head hurt*|head kill*|head splitting",
    dizzy: `dizz*|lightheaded|woozy|vertigo|room spin*|head spin*|everything spin*|see stars|
      seeing stars|see double|seeing double|saw double|double vision|see spots|seeing spots|seeing black|see black|tunnel vision|vision blur*|vision goes|
      vision went|blurry vision|blurred vision|feel floaty|feeling floaty|floating feeling|feel like floating`,
    person: `i have|have|i had|had|having|has|got|i get|i think|my friend|my husband|my wife|my son|
      my daughter|my mom|my dad|my partner|my buddy|he|she|im|someone|somebody|what do i do|what should i do|help me|help please`,
    inhaler: "inhaler|puffer|ventolin|salbutamol|albuterol|reliever|nebulizer",
    cantSpeak:
      "finish sentence|finish sentences|sentence out|cant say sentence|cant talk|cant speak|barely talk|barely speak|hardly talk|hardly speak|gasping|blue lips|lips blue|cant breathe",
    leg: "leg|calf|thigh|lower leg|calf muscle",
    pregnant:
      "pregnan*|preggo|preggers|weeks along|months along|months in belly|trimester|expecting|baby bump|baby due|im due|she is due",
    sitting: `flight|flew|flown|plane|airplane|long haul|jet lag|sitting in|sat in|car for|in the car|driving|drove|
      long drive|car ride|bus ride|train ride|road trip|bed rest|in bed for|cast|surgery|birth control|on the pill|hospital`,
    medicineUnits: `pill|pills|tablet|tablets|capsules|ibuprofen*|advil*|motrin|aleve*|naproxen*|tylenol*|paracetamol*|acetaminophen*|
      excedrin*|aspirin*|nyquil|cough syrup|sleep aid|codeine|tramadol|melatonin|benadryl*|xanax|sleeping pills|caffeine pills|painkillers`,
    overdoseCount:
      "8|9|10|11|12|13|14|15|16|18|20|24|25|30|40|50|eight|nine|ten|twelve|fifteen|twenty|thirty|dozen|half a bottle|most of a bottle",
    longRace:
      "10k|12k|15k|16k|21k|25k|30k|42k|50k|60k|80k|100k|10 km|12 km|15 km|20 km|21 km|30 km|42 km|10 miles|12 miles|15 miles|16 miles|18 miles|20 miles|50 miler|100 miler|half|marathon|marathons|full|ultra|13 miles|13.1|26 miles|26.2|mpw|miles a week|miles per week|km a week|km per week",
    childAge:
      "4|5|6|7|8|9|10|11|12|13|14|15|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen",
    childWord:
      "son|daughter|kid|kids|kiddo|child|children|boy|girl|nephew|niece|grandson|granddaughter|grandkid|stepson|stepdaughter|godson|toddler|little one|little guy|little brother|little sister|grader|first grader|second grader|third grader|fourth grader|fifth grader|sixth grader|my teen|my student|my athlete",
    bodyPart: `head|face|eye|eyes|ear|ears|nose|mouth|tooth|teeth|jaw|throat|neck|shoulder|shoulders|arm|arms|elbow|wrist|hand|hands|finger|fingers|back|spine|rib|ribs|side|
      stomach|belly|abdomen|gut|kidney|kidneys|liver|groin|hip|hips|butt|glute|glutes|pelvis|bladder|testicle*|penis|vagina|breast|breasts|nipple|nipples|leg|legs|thigh|thighs|quad|quads|
      hamstring|hamstrings|knee|knees|shin|shins|calf|calves|ankle|ankles|foot|feet|heel|heels|toe|toes|toenail|skin|muscle|muscles|tendon|bone|joint|joints|vein|veins|lung|lungs|nerve|lymph node|body`,
    ailment: `pale|sweaty|hoarse|clammy|faint|fainted|dizzy|vomit*|throws up|throwing up|puking|nauseous|bleeding|swollen|numb|tingling|rash|hives|wheez*|
      gasping|convuls*|concuss*|fractur*|sprain*|hernia|cyst|ulcer|diarrhea|palpitation*|arrhythmia|irregular rhythm|tumor|biopsy|chemo|diagnosed|diagnosis|mri|ultrasound|
      x ray|xray|surgery|operated|operation|infection|infected|inflamed|bronchitis|pneumonia|insulin|sciatica|migraine|anemia|anemic|tendon|cartilage|meniscus|ligament|
      zoning out|zone out|hallucinat*|cant breathe|passed out|in pain|injured badly|poisoned|arthroscop*|knee scope|scoped|stitches out|cortisone|pills|sleeping pills|dosage|tested positive|test positive|under the weather|throwing up|threw up|throw up|puked|blacking out|blood clot|blood test results|blood pressure|heart condition|panic attack|sick to my stomach|menopause|ovulation|miscarriage`,
    bodyNoun: `eye|eyes|eyelid|ear|ears|jaw|teeth|tooth|tongue|throat|neck|shoulder|shoulders|shoulder blade|collarbone|armpit|arm|arms|elbow|wrist|finger|fingers|thumb|pinky|spine|rib|ribs|ribcage|lung|lungs|belly|tummy|stomach|abdomen|gut|kidney|kidneys|liver|spleen|appendix|bladder|groin|crotch|testicle|testicles|penis|vagina|nipple|hip|hips|glute|glutes|buttock|buttocks|tailbone|thigh|thighs|quad|quads|hamstring|hamstrings|knee|knees|kneecap|kneecaps|shin|shins|calf|calves|achilles|ankle|ankles|heel|heels|toe|toes|toenail|toenails|skin|scalp|forehead|temple|eyebrow|chin|lip|lips|gums|vein|veins|tendon|ligament|pulse|heart beat|cough*|phlegm|pee|peed|peeing|urine|poo|poop|poops|stool|bowel|bowels|vomit*|puke*|sweats|shiver*|spasm*|gland|glands`,
    state: `pale|clammy|spacey|spaced|clumsy|dopey|groggy|feverish|achy|shaky|jittery|drenched|puffing|gasping|panting|rattly|wheezy|bloated|puffy|floppy|rigid|jerking|frothing|drooling|garbled|mush|blotchy|itchy|weepy|oozing|tingly|lopsided|crooked|woozy|listless|limping|swaying|keeling|delirious|forgetful|drowsy|sleepy all|yellowish|bluish|waxy|shivery|gash|torn open|bruise*|bullseye|rusty|fangs|claws|stung|pounding|throbbing|cant keep anything|funny turn|turn for the worse|crashed out|wont stop|breathless`,
    condition: `disease|syndrome|disorder|infection|tumor|tumour|cancer|leukemia|lymphoma|transplant|implant|catheter|shunt|colostomy|stoma|dialysis|cirrhosis|hepatitis|hiv|aids|tuberculosis|lupus|sclerosis|parkinsons|alzheimers|dementia|autism|bipolar|schizophrenia|epilep*|narcolepsy|migraine*|vertigo|menieres|glaucoma|cataract*|retina*|asthma*|copd|emphysema|apnea|pneumothorax|embol*|thrombo*|clotting|hemophilia|von willebrand|anemia|anemic|iron deficiency|ferritin|thyroid|graves|hashimoto*|addisons|cushings|diabet*|gout|kidney stone*|one kidney|gallstone*|pancreatitis|crohns|colitis|ibs|reflux|ulcer*|hernia*|endometriosis|pcos|fibroid*|prolapse*|prostat*|vasectomy|hysterectomy|arthrit*|arthros*|osteopor*|osteopen*|scoliosis|spondyl*|sciatica|herniated|slipped disc|bulging disc|stenosis|hip replacement|knee replacement|prosthe*|plates and screws|shingles|cellulitis|mrsa|ringworm|athletes foot|sepsis|appendi*|concuss*|aneurysm|stroke last|tia|mini stroke|angioplasty|ablation|cardioversion|stent|bypass|defibrillator|murmur|cardio*|atrial|valve|hypertens*|hypotens*|pots|cholesterol|marfan|ehlers|hypermobil*|sickle|thalass*|raynaud*|varicose|lymphedema`,
    odd: `coma|delusion*|hallucinat*|seeing things|hearing voices|cramps all over|jaundice|yellow eyes|night sweats|lymph nodes|unexplained weight|sleepwalk*|sleep paralysis|memory loss|blank spells|zoning out|pins and needles|electric shocks|hot flashes|heart attack|lockjaw|tetanus|rabies|sunburn with blisters|heat rash|trench foot|toenail fell|hives|blood blister|open sore|boil|abscess|cyst|stye|pink eye|nosebleed*|hiccups for|black eye|whiplash`,
    charity: `charity|fundrais*|awareness|foundation|benefit|survivor*|donate|donation|raise money|raises|fight against|research|support group|cancer run|for a cause|race for|run for|walk for|insurance|rules|policy|refund|refunds|happiness|medals|excuses|decision|heart trail|budget|wallet|prices|anticipation|faint hope|gave me a heart attack|salt pills|salt tablets|salt capsules|operation smile|teleton|make a wish`,
    notAilment: `size|strap|straps|pocket|shirt|tattoo|strong|stronger|strengthen*|strength|exercise*|routine|workout|stretch*|warm up|warmup|
      strike|cadence|form|heartrate|zone|zones|foam|massage|socks|shoe|shoes|gear|watch|headlamp|dead|died|tired|heavy|toast|fresh|faster|sore|
      budget|its in my head|all in my head|is in my head|mind|dream|goal|heart out|heart set|of the beast|zone 4|eye on|eyes on|foot in|on my feet|my feet up|hands on|get my hands|my back yard|my side of|best foot|wallet|bib|finger on|by my side|have my back|race with my|muscle mass|abs|core|bare|broke my body|body weight|body fat`,
    complaint: `hurt*|pain*|ache|aches|aching|achy|numb*|tingl*|$swollen|lump|bump|bulge|rash|itch*|burning|burns|throb*|twitch*|spasm*|bruis*|bleed*|blood|discharge|pus|infected|discolored|turned blue|turned purple|turned white|
      hot to touch|blister*|crack*|grind*|crunch*|slid|slipped|droop*|deformed|misshapen|bent|out of place|shooting|electric|zap*|stab*|needles|killing|oozing|leaking|puls*|thump*|trembl*|jerk*|pressure|squeez*|explod*|splitting|pound*|bigger than|blind|double|deaf|muffled|buzzing|peeling|shaking|giving out|gave way|gives way|buckl*|unstable|stuck|wont bend|wont move|wont straighten|cant move|cant bend|cant feel|cant lift|cant straighten|no feeling|fell asleep|went dead|goes dead|purple|turned black|turned red|turned yellow|
      swole|on fire|feels weird|feels strange|feels wrong|feels off|something wrong|gave out|gives out|locks|locked|weak|tight|stiff|stings|stinging|ringing|blurry|tender|popped|clicks|dislocated|cramping`,
  },
  es: {
    pain: `dolor*|duele*|dolia*|dolio|doliendo|presion|opresion|opresivo|apriet*|apretando|apretado|
      apreton|arde*|ardor|quema*|pesadez|peso|pesado|punzada*|puntada*|pinchazo*|oprim*|molestia*|apachurr*|aplast*|estruj*|agarro|agarra|agarrando|revienta|estruja|clava*|pinch*|incomod*`,
    chest: "pecho|torax|esternon|claviculas|teta izquierda|seno izquierdo|tetilla izquierda",
    numb: `dormid*|duerm*|durm*|adormec*|entumec*|hormigue*|no siento|debil*|debilidad|sin fuerza|perdi fuerza|perdio fuerza|perdida de fuerza|no me responde|paraliz*`,
    swollen: "hinch*|inflam*",
    confused: `confundid*|confus*|desorientad*|delir*|incoheren*|no dice cosas con sentido|habla raro|
      habla cosas raras|hablando cosas raras|hablando raro|dice cosas raras|dise cosas raras|diciendo cosas raras|dicen cosas raras|no dice nada coherente|habla tonterias|hablando tonterias|responde cualquier cosa|dice tonterias|dice disparates|no sabe donde|no se donde estoy|
      tambale*|balbuce*|atontad*|aturdid*|ido|borrach*|no coordina|habla incoherencias|cosas sin sentido|sin sentido|zigzag*|divaga*`,
    vomiting: "vomit*|devolv*|devuelv*|nausea*|arcadas",
    headache: `dolor cabeza|duele mucho cabeza|duele cabeza|cabeza estalla|cabeza explota|
      cabeza va explotar|jaqueca|migrana`,
    dizzy: `maread*|mareo*|me marea|mareando|marear*|vertigo|veo negro|veo todo negro|vi todo negro|
      veo borroso|vista borrosa|vision borrosa|veo doble|veo estrellas|veo estrellitas|veo puntitos|
      veo lucecitas|vi lucecitas|vi estrellas|vi puntitos|vi negro|vi borroso|nubl* vista|vista nubla*|todo da vueltas|todo daba vueltas|daba vueltas todo|todo gira|todo giraba|cabeza da vueltas|cabeza daba vueltas|me maree|se mareo|me mare|da vueltas todo|dando vueltas|oscurece todo|oscurecio todo|todo se oscurece|se me oscurece|se me va la vista|se me apago la vista|se me apaga la vista|se apago la vista|siento que floto|como flotando|siento flotar|veo puntos de luz|veo chispas|veo chiribitas`,
    person: `tengo|tuve|tiene|tuvo|creo que|me dio|me da|le dio|le da|me esta dando|mi amigo|mi amiga|
      mi esposo|mi esposa|mi hijo|mi hija|mi mama|mi papa|mi companero|mi companera|alguien|siento|sospecho|que hago|que debo hacer|ayuda|auxilio`,
    inhaler: "inhalador|puff|puffs|ventolin|salbutamol|aerosol|nebulizador|bombita|disparador",
    cantSpeak:
      "no puedo decir frase|no puedo decir frases|no puedo terminar frase|no puedo terminar frases|ni una frase|no puedo hablar|labios azules|labios morados|no puedo respirar",
    leg: "pierna|pantorrilla|gemelo|gemelos|muslo|chamorro|batata",
    pregnant: `embaraz*|gestacion|gestante|gestando|encinta|trimestre|prenad*|panzona|espero un bebe|espero bebe|esperando un bebe|esperando bebe|
      esperando un hijo|esperando mi bebe|${monthsAlong}|estoy de encargo|voy a ser mama|meses de panza|meses de barriga`,
    sitting: `vuelo|avion|volar|vole|viaje largo|viaje en|horas de viaje|bus|camion|carretera|manejando|maneje|sentad* en|reposo|en cama|yeso|
      operacion|cirugia|anticonceptiv*|hospital`,
    medicineUnits: `pastilla|pastillas|pildora|pildoras|tableta|tabletas|capsulas|ibuprofeno*|paracetamol*|acetaminofen|panadol*|naproxeno*|apronax|
      flanax|aspirina*|jarabe|tramadol|melatonina|clonazepam|alprazolam|diclofenaco|ketorolaco`,
    overdoseCount:
      "8|9|10|11|12|13|14|15|16|18|20|24|25|30|40|50|ocho|nueve|diez|doce|quince|veinte|treinta|docena|medio frasco",
    longRace:
      "10k|12k|15k|16k|21k|25k|30k|42k|50k|60k|80k|100k|10 km|12 km|15 km|20 km|21 km|30 km|42 km|10 kilometros|15 kilometros|20 kilometros|21|42|media|medio maraton|maraton|maratones|ultra|ultras|km por semana|por semana|km semanales",
    childAge:
      "4|5|6|7|8|9|10|11|12|13|14|15|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince",
    childWord: `hijo|hija|hijos|hijito|hijita|nino|nina|ninos|ninito|ninita|nene|nena|bebe|wawa|guagua|peque|pequeno|pequena|chiquito|chiquita|chamaco|chamaca|
      chibolo|chibola|morrito|morrita|escuincle|chavito|chavita|chico|chica|sobrino|sobrina|sobrinito|sobrinita|nieto|nieta|nietito|nietita|ahijado|ahijada|primito|primita|hermanito|hermanita|alumno|alumna`,
    bodyPart: `cabeza|cara|ojo|ojos|oido|oidos|oreja|nariz|boca|diente|muela|mandibula|garganta|cuello|hombro|hombros|brazo|brazos|codo|muneca|mano|manos|dedo|dedos|espalda|columna|costilla|costillas|costado|
      estomago|barriga|vientre|abdomen|panza|rinon|rinones|higado|ingle|cadera|caderas|nalga|gluteo|gluteos|pelvis|vejiga|testiculo*|pene|vagina|seno|senos|pezon|pezones|pierna|piernas|muslo|muslos|
      cuadriceps|isquios|rodilla|rodillas|espinilla|canilla|pantorrilla|pantorrillas|gemelo|gemelos|tobillo|tobillos|pie|pies|talon|talones|una del pie|piel|musculo|musculos|tendon|hueso|articulacion|vena|venas|pulmon|pulmones|nervio|ganglio|ganglios|cuerpo`,
    ailment: `palid*|ronc*|sudoroso|desmay*|maread*|mareo*|vomit*|nausea*|sangrado|hinchad*|hinchazon|adormecid*|hormigue*|sarpullido|ronchas|convuls*|conmocion|fractur*|
      esguince|hernia|quiste|ulcera|diarrea|palpitacion*|arritmia|ritmo irregular|tumor|biopsia|quimio|diagnostic*|resonancia|ecografia|radiografia|cirugia|operad*|me operaron|
      operacion|infeccion|infectad*|inflamad*|bronquitis|neumonia|insulina|ciatica|migrana|anemia|anemic*|tendon|cartilago|menisco|ligamento|me quedo en blanco|alucin*|
      no respiro|no puedo respirar|con dolor|intoxicad*|envenenad*|artroscop*|pastillas|pildoras|dosis de|di positivo|dio positivo|sali positivo|salio positivo|test positivo|prueba positiva|vomite|vomitando|ataque de panico|presion alta|presion baja|me recetaron|menopausia|aborto|con suero|me internaron|internad*|hospitaliz*|me vacunaron|puntos de la herida`,
    bodyNoun: `ojo|ojos|parpado|oido|oidos|oreja|mandibula|quijada|diente|dientes|muela|lengua|garganta|cuello|nuca|hombro|hombros|omoplato|omoplatos|clavicula|axila|brazo|brazos|codo|muneca|dedo|dedos|pulgar|menique|columna|costilla|costillas|pulmon|pulmones|barriga|panza|estomago|abdomen|vientre|tripa|tripas|rinon|rinones|higado|bazo|apendice|vejiga|ingle|entrepierna|testiculo|testiculos|pene|vagina|pezon|pezones|cadera|caderas|gluteo|gluteos|nalga|nalgas|coxis|muslo|muslos|cuadriceps|isquios|isquiotibiales|rodilla|rodillas|rotula|espinilla|espinillas|canilla|canillas|tibia|pantorrilla|pantorrillas|gemelo|gemelos|chamorro|chamorros|empeine|planta del pie|dedo gordo|juanete|rabadilla|quijada|aquiles|tobillo|tobillos|talon|talones|una del pie|piel|sien|frente a la sien|labio|labios|encias|vena|venas|tendon|ligamento|pulso|latido|latidos|tos|toser|toso|flema|flemas|pis|orina|orino|orinado|orinar|caca|popo|heces|vomito*|vomite|escalofrio*|tiritando|espasmo*|ganglio|ganglios`,
    state: `palid*|sudoros*|torpe|torpes|aturdid*|atontad*|febril|afiebrad*|tembloros*|empapad*|jadeando|agitad*|hinchad*|abotagad*|tiesa|tieso|rigid*|babeando|trabad*|chueco|chueca|olvidadiz*|desvariando|somnolient*|amarillent*|azulad*|morad*|ronco|ronca|picazon|comezon|adolorid*|magullad*|moreton*|oxidad*|colmillos|garras|herida|tajo|como ido|como ida|como borrach*|descompuest*|desganad*|cojeando|tambaleando|retumba|revienta|estalla|late fuerte|me ahogo|sin voz`,
    condition: `enfermedad|sindrome|trastorno|infeccion|tumor|cancer|leucemia|linfoma|trasplant*|implante|cateter|sonda|colostomia|dialisis|cirrosis|hepatitis|vih|sida|tuberculosis|lupus|esclerosis|parkinson|demencia|bipolar|esquizofrenia|epilep*|migrana*|vertigo|glaucoma|catarata*|retina*|asma|asmatic*|epoc|enfisema|apnea|neumotorax|embol*|tromb*|coagulacion|hemofilia|anemia|anemic*|falta de hierro|ferritina|tiroides|hipotiroid*|hipertiroid*|diabet*|gota|piedras|calculos|un solo rinon|vesicula|pancreatitis|crohn|colitis|colon irritable|reflujo|ulcera*|hernia*|endometriosis|ovario poliquistico|miomas|prolapso|prostata|vasectomia|histerectomia|artritis|artrosis|osteopor*|escoliosis|espondil*|ciatica|disco|estenosis|protesis|placa y tornillos|clavos en|herpes|celulitis|sepsis|apendic*|conmocion|aneurisma|derrame|acv|angioplastia|ablacion|stent|bypass|desfibrilador|soplo|cardi*|valvula|hipertens*|hipotens*|colesterol|marfan|hiperlax*|falciforme|talasemia|raynaud|varices|linfedema`,
    odd: `coma|delirio*|alucin*|oigo voces|veo cosas|ictericia|ojos amarillos|sudores nocturnos|ganglios|perdida de memoria|lagunas mentales|hormigueo|descargas electricas|bochornos|tetanos|rabia|insolacion con ampollas|pie de trinchera|se me cayo la una|ronchas|llaga|absceso|forunculo|orzuelo|conjuntivitis|hipo desde|ojo morado|latigazo cervical`,
    charity: `benefic*|recaudar|fundacion|colecta|apoyo a|lucha contra|contra el|contra la|por una causa|donar|donacion|investigacion|seguro|reglamento|reembolso|a favor de|felicidad|medallas|operacion sonrisa|teleton|pastillas de sal|capsulas de sal|pastillas de jabon|pastillas de freno`,
    notAilment: `talla|correa|bolsillo|camiseta|tatuaje|fuerte|fuertes|fortalec*|fuerza|ejercicio*|rutina|estirar|estiramiento*|calent*|pisada|
      cadencia|tecnica|zona|zonas|rodillo|masaje|medias|zapatilla*|reloj|muertas|muerta|cansad*|pesad*|frescas|rapido|agujetas|dura la carrera|
      de la mano|en mente|meta|sueno|ojo de agua|a pie|de pie|al pie|pie de|boca del|boca de|espalda del|costado del|brazo del|cabeza de|mano a mano|echa una mano|una mano con|dorsal|dedo|peso corporal`,
    complaint: `duele*|dolor*|dolio|doliendo|molest*|dormid*|adormec*|entumec*|hormigue*|hinch*|inflamad*|bulto|bola|bolita|sarpullido|roncha*|erupcion|pica|picazon|comezon|arde|ardor|quema|palpita|late|tiembla*|espasmo*|
      ampoll*|agriet*|deform*|chueco|chueca|torcid*|fuera de lugar|corriente|electric*|agujas|cuchill*|matando|gotea|pulsa*|punza*|punzante|presion|aprieta*|revienta|estalla|explota|zafad*|inestable|pegad*|no dobla|no se dobla|no se mueve|no puedo mover|no puedo doblar|no puedo estirar|bloquead*|se duerme|se durmio|me mata|no me da|negro|negra|amarill*|se me va|se me dobla|pelad*|supura|
      moreton*|morad*|sangr*|secrecion|pus|infectad*|raro|rara|extrano|traba|trabad*|falla|debil|rigid*|tieso|zumb*|cruje|trueno|truena|se sale|no siento|no responde|acalambr*`,
  },
};
