/** The headings of the catalogue, by the type of product below them. */
export const categoryNames: Readonly<Record<string, Readonly<Record<'en' | 'sv' | 'fi' | 'dk', string>>>> = {
  pad: { en: 'Pads', sv: 'Inlägg', fi: 'Siteet', dk: 'Bind' },
  'pull-up': { en: 'Pull-ups', sv: 'Byxskydd', fi: 'Housusuojat', dk: 'Buksebleer' },
  'all-in-one': { en: 'All-in-one', sv: 'Allt-i-ett-skydd', fi: 'Teippivaipat', dk: 'Bleer med tape' },
  belt: { en: 'Belted pads', sv: 'Bältesskydd', fi: 'Vyövaipat', dk: 'Bleer med bælte' },
  'male-shield': { en: 'Male shields', sv: 'Herrskydd', fi: 'Miesten suojat', dk: 'Herrebind' },
  'net-pants': { en: 'Net pants', sv: 'Nätbyxor', fi: 'Verkkohousut', dk: 'Netbukser' },
  'bed-pad': { en: 'Bed pads', sv: 'Sänginlägg', fi: 'Vuodesuojat', dk: 'Sengeunderlag' },
  intermittent: { en: 'Intermittent catheters', sv: 'Tappningskatetrar', fi: 'Kertakatetrit', dk: 'Engangskatetre' },
  'intermittent-set': { en: 'Catheter sets', sv: 'Kateterset', fi: 'Katetrisetit', dk: 'Katetersæt' },
  balloon: { en: 'Indwelling catheters', sv: 'Kvarkatetrar', fi: 'Kestokatetrit', dk: 'Blærekatetre' },
  'penile-sheath': { en: 'Penile sheaths', sv: 'Uridomer', fi: 'Uridomit', dk: 'Uridomer' },
  'urine-bag': { en: 'Urine bags', sv: 'Urinpåsar', fi: 'Virtsapussit', dk: 'Urinposer' },
  'one-piece-open': { en: 'One-piece, open', sv: '1-dels, öppna', fi: '1-osaiset, avoimet', dk: '1-dels, åbne' },
  'one-piece-closed': {
    en: 'One-piece, closed',
    sv: '1-dels, slutna',
    fi: '1-osaiset, suljetut',
    dk: '1-dels, lukkede',
  },
  'one-piece-tap': {
    en: 'One-piece, urostomy',
    sv: '1-dels, urostomi',
    fi: '1-osaiset, urostooma',
    dk: '1-dels, urostomi',
  },
  'one-piece-convex': {
    en: 'One-piece, convex',
    sv: '1-dels, konvexa',
    fi: '1-osaiset, kuperat',
    dk: '1-dels, konvekse',
  },
  plate: { en: 'Plates', sv: 'Plattor', fi: 'Pohjalevyt', dk: 'Plader' },
  'two-piece-bag': { en: 'Two-piece bags', sv: '2-dels påsar', fi: '2-osaiset pussit', dk: '2-dels poser' },
  accessory: { en: 'Accessories', sv: 'Tillbehör', fi: 'Tarvikkeet', dk: 'Tilbehør' },
  strip: { en: 'Test strips', sv: 'Teststickor', fi: 'Testiliuskat', dk: 'Teststrimler' },
  lancet: { en: 'Lancets', sv: 'Lansetter', fi: 'Lansetit', dk: 'Lancetter' },
  'pen-needle': { en: 'Pen needles', sv: 'Pennkanyler', fi: 'Kynäneulat', dk: 'Pennekanyler' },
  sensor: { en: 'Sensors', sv: 'Sensorer', fi: 'Sensorit', dk: 'Sensorer' },
  meter: { en: 'Meters', sv: 'Mätare', fi: 'Mittarit', dk: 'Målere' },
  'drink-protein': { en: 'Protein drinks', sv: 'Proteindrycker', fi: 'Proteiinijuomat', dk: 'Proteindrikke' },
  'drink-compact': { en: 'Compact drinks', sv: 'Kompakta drycker', fi: 'Tiiviit juomat', dk: 'Kompakte drikke' },
  'drink-energy': { en: 'Energy drinks', sv: 'Energidrycker', fi: 'Energiajuomat', dk: 'Energidrikke' },
  'drink-standard': { en: 'Standard drinks', sv: 'Standarddrycker', fi: 'Perusjuomat', dk: 'Standarddrikke' },
  'drink-fibre': { en: 'Drinks with fibre', sv: 'Drycker med fiber', fi: 'Kuitujuomat', dk: 'Drikke med fibre' },
  foam: { en: 'Foam dressings', sv: 'Skumförband', fi: 'Vaahtosidokset', dk: 'Skumbandager' },
  'foam-silver': {
    en: 'Foam with silver',
    sv: 'Skumförband med silver',
    fi: 'Hopeavaahtosidokset',
    dk: 'Skumbandager med sølv',
  },
  hydrofibre: { en: 'Hydrofibre', sv: 'Hydrofiber', fi: 'Hydrokuitusidokset', dk: 'Hydrofiber' },
  alginate: { en: 'Alginates', sv: 'Alginater', fi: 'Alginaatit', dk: 'Alginater' },
  hydrocolloid: { en: 'Hydrocolloids', sv: 'Hydrokolloider', fi: 'Hydrokolloidit', dk: 'Hydrokolloider' },
  film: { en: 'Films', sv: 'Filmförband', fi: 'Kalvosidokset', dk: 'Filmbandager' },
  superabsorber: {
    en: 'Superabsorbers',
    sv: 'Superabsorberande förband',
    fi: 'Superimusidokset',
    dk: 'Superabsorberende bandager',
  },
  'silicone-net': { en: 'Silicone nets', sv: 'Silikonnät', fi: 'Silikoniverkot', dk: 'Silikonenet' },
  sundry: { en: 'Other products', sv: 'Övriga produkter', fi: 'Muut tuotteet', dk: 'Øvrige produkter' },
}

/** The headings that gather others, by the types of product below them. */
export const gatheringCategories: readonly {
  readonly name: Readonly<Record<'en' | 'sv' | 'fi' | 'dk', string>>
  readonly types: readonly string[]
}[] = [
  {
    name: {
      en: 'Pads and shields',
      sv: 'Skydd att lägga i',
      fi: 'Housuihin asetettavat suojat',
      dk: 'Bind til trusser',
    },
    types: ['pad', 'male-shield'],
  },
  {
    name: {
      en: 'Pants and briefs',
      sv: 'Skydd med byxform',
      fi: 'Housumalliset suojat',
      dk: 'Bleer med bukseform',
    },
    types: ['pull-up', 'all-in-one', 'belt'],
  },
  {
    name: { en: 'Emptying', sv: 'Tappning', fi: 'Katetrointi', dk: 'Tømning' },
    types: ['intermittent', 'intermittent-set'],
  },
  {
    name: { en: 'Draining and collecting', sv: 'Avlastning', fi: 'Jatkuva tyhjennys', dk: 'Aflastning' },
    types: ['balloon', 'penile-sheath', 'urine-bag'],
  },
  {
    name: { en: 'One-piece', sv: '1-dels', fi: '1-osaiset', dk: '1-dels' },
    types: ['one-piece-open', 'one-piece-closed', 'one-piece-tap', 'one-piece-convex'],
  },
  { name: { en: 'Two-piece', sv: '2-dels', fi: '2-osaiset', dk: '2-dels' }, types: ['plate', 'two-piece-bag'] },
  { name: { en: 'Foams', sv: 'Skum', fi: 'Vaahdot', dk: 'Skum' }, types: ['foam', 'foam-silver'] },
  { name: { en: 'Fibres', sv: 'Fibrer', fi: 'Kuidut', dk: 'Fibre' }, types: ['hydrofibre', 'alginate'] },
]
