const split = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/**
 * Words of the signs whose misspellings are understood. They are few and long: an everyday word that
 * is close to one of them is in `everydayWords`.
 */
export const bodyWords: readonly string[] = split(`
  chest heart attack breathe breathing breath pressure stomach throat tongue shoulder muscle ankle
  urine urinate blood bleeding swollen swelling dizzy lightheaded fainted fainting collapsed unconscious
  conscious consciousness blacked passed palpitations arrhythmia seizure seizures convulsions confused disoriented
  vomiting vomited headache numb tingling concussion allergic reaction anaphylaxis pregnant pregnancy
  contractions ibuprofen naproxen aspirin paracetamol acetaminophen painkiller painkillers medication
  antibiotics prednisone warfarin anticoagulants diabetes diabetic insulin glucose hypoglycemia
  hyponatremia hypothermia frostbite shivering sweating heatstroke overheated exhaustion rhabdo
  rhabdomyolysis diarrhea dehydrated suicide suicidal myself fracture fractured dislocated infection
  infected fever period menstruation amenorrhea depressed anxiety overdose pneumonia bronchitis
  calf groin hamstring compartment thrombosis embolism clot wheezing coughing coughed asthma breastbone sternum mumbling
  abdomen achilles altitude ambulance anaphylactic aneurysm antidepressants antihistamine anxious arthritis
  assaulted asthmatic bandage bladder bleeds blister blisters blurred blurry breastfeeding bruised bruise
  buttocks cancer cardiac cardiologist cartilage collarbone collapse conjunctivitis convulsing cramping
  cramps delirious depression diagnosed diuretics dislocated drowsy eczema elbow electrolytes emergency epilepsy epileptic
  exhausted eyelid fatigue fatigued feverish fingers followed forehead grabbed groped harassed heartburn hepatitis
  hallucinating hallucinations hamstrings hernia herniated hospital hypertension infections inflammation inflamed
  insomnia intestine jaundice joints kidney kidneys kneecap ligament lithium liver melatonin meniscus metoprolol migraine
  migraines miscarriage myocarditis nauseous nosebleed oxygen pacemakers pancreas paralysis paralyzed pelvis
  pneumothorax poisoned poisoning postpartum prescribed pressure prostate psoriasis puking purple rectal rheumatoid
  ruptured scoliosis shingles shoulders sciatica spasm spasms spine sprained stabbing stalked stiffness stitches stools
  stomachache strangled stumbling surgery swallow symptoms tachycardia tendon tendonitis tendinitis testicle thyroid
  tetanus toenail tonsillitis torn tramadol transplant trembling trimester twitching ulcer unbearable unresponsive
  vaccine vertigo vomits wheeze wounded wrist inhaler hurts
  hurting altitude nausea pacemaker stroke slurred drooping pounding fluttering irregular
  pecho corazon brazo izquierdo respirar respiracion desmaye desmayo desmayada desmayado conocimiento
  inconsciente palpitaciones arritmia taquicardia convulsiones convulsionando convulsion confundido
  confundida desorientado desorientada vomito vomite vomitando vomitar mareo mareos mareado mareada
  mareando cabeza hinchada hinchado hinchazon pantorrilla pierna rodilla espinilla tobillo cadera
  sangre sangro sangrado sangrando orina orino orinar hormigueo entumecido adormecido dormido dormida
  embarazada embarazo contracciones ibuprofeno naproxeno aspirina analgesico analgesicos pastillas
  medicamento antibiotico antibioticos anticoagulantes diabetico diabetica diabetes insulina glucosa
  azucar hipoglucemia hiponatremia hipotermia congelacion temblando tiritando temblar sudar sudando
  insolacion rabdomiolisis diarrea deshidratado deshidratada suicidarme suicidio matarme morirme
  fractura infeccion infectada fiebre menstruacion regla depresion deprimido deprimida ansiedad
  sobredosis neumonia bronquitis trombosis embolia coagulo asma inhalador inflamado inflamada
  ronchas urticaria alergica alergia garganta lengua duele dolor ahogo ahogando desvaneci desplome
  soroche altura nauseas marcapasos derrame infarto presion opresion punzada punzadas aprieta ardor esternon ahogandome responde
  abdomen acalambra aborto alucinaciones alucinando ambulancia amigdalitis amenaza ampolla ampollas anemia aneurisma ansioso
  antihistaminico antiinflamatorio apendicitis articulacion artritis artrosis asfixia asfixiando atacaron atropellaron
  aturdido bronquios calambre calambres cancer cansancio cardiaco cardiologo cartilago cefalea ciatica cirugia clavicula
  columna conmocion convulsiona cortisona costilla costillas cuadriceps debilidad delirando derrames desgarro desgarre desmaya desmayar desmayos
  desplomo diagnosticaron disnea dislocado dolores embolia emergencia enfermedad enfermo entrepierna epilepsia epileptico
  escalofrios esguince espalda espasmo espasmos estomago fatiga febril fisioterapeuta fracturado fracture ganglios gastritis
  gemelo hematoma hemorragia hepatitis hernia hernias hipertension hipertenso hombro hospital hueso huesos incontinencia inflamacion
  ingle insomnio insulina intestino intoxicado intoxicacion isquiotibiales lesion lesionado ligamento mandibula marihuana menisco metatarso
  migrana miocarditis moreton moretones muneca musculo musculos neumotorax nervio omoplato oxigeno palpita palido paracetamol paralisis pelvis
  persigue picadura presion prostata pulmon pulmones pulsaciones pulso quimioterapia quirofano respira rinon rinones rotula
  ruptura sarpullido sintoma sintomas soplo sudoracion talon taquicardias tendinitis tendon testiculo tetanos tirita tiritando tiroides
  torcedura torci torcido trombo ulcera urgencias urinaria utero vacuna varices vejiga vertigo viruela vomitos yeso zumbido
`);

/** Everyday words that are one slip away from a word of the body and mean themselves. */
export const everydayWords: ReadonlySet<string> = new Set(
  split(`
  paris string strings cheat chess ghost quest hearth heard hears hearts heat heats beast break breaks bread
  breadth great breast faint paint painting painted feint attach attack conscience contusion
  fewer never ever lever fevers pressured pressures throats shoulders muscles ankles breaths
  clots cloth slot slots plot clocks close calm call half calves groins groan frosted shovering sweeping
  setting swelling selling spelling dwelling sweeten number numbers numbered dumb stoke strike stroked strokes
  hunting hurdling burst periods myself himself confusing confuse collapse collapses
  altitudes attitude irregularly coaching couching pounding founding sounding rounding grounding bounding
  breathing breeding bloody blooded flood floods brood broods reactions creation fractional
  cabezas cabezal brazos pechos piernas rodillas tobillos caderas espinillas pantorrillas gargantas lenguas
  altar altura alturas alta altas dolores doler duelen duelo duela suele vuele muele huele presiones prision
  prisiones reglas regala regalo regla reglar siento ahorro ahora ahorre fiebres libre sangria sangres
  mareas marea mares marcado temblor tiemblo dormidos dormidas dormir pastilla pastas
  pastillero castillo castillas derrama derrames coagulos alergias aspirar inspirar respira respiro respirando
  respirar inflada inflado asmas alma armas infartos apriete aprietan ardores amor arpor puntada puntadas
  ora orinas orilla orillas arena orine origen organ organo sudor suda sudado ansiosa corazones corazonada
  correr corredor conocimientos reconocimiento azucares azul medicamentos medicina regata diabeticos
  factura facturas encanta encantan encantada dolares disena diseno disenar cancel cancels cancela cancelar lives lived living columns column switches joins join grouped recta rectas ingles huso husos huevo huevos finders respondes responder response responses morton tender tenders render pulse pulsera espada espadas enferma enfermeria carga cargas nausea soroches mareos camera earth marzo hear fractures rodillo stomachs presiona dolar grown grin injected bravo sagrado sudas suicidios embarazos embarazadas infecciones fracturas
`),
);
