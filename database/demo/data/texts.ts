type InLanguages = Readonly<Partial<Record<'en' | 'sv' | 'fi' | 'dk', string>>>

interface StaticText {
  readonly identifier: string
  readonly name: InLanguages
  readonly type: 'general' | 'disclaimer' | 'maintenance'
  readonly status?: 'inactive'
  readonly text: InLanguages
}

/** Texts that administrators keep: the terms, help, and a maintenance that is written and not announced. */
export const staticTexts: readonly StaticText[] = [
  {
    identifier: 'DISCLAIMER',
    name: { en: 'Terms of use', sv: 'Villkor för användning', fi: 'Käyttöehdot', dk: 'Vilkår for brug' },
    type: 'disclaimer',
    text: {
      en: '<h2>Personal data</h2><p>The care provider is the <strong>controller</strong> and answers for the personal data in Omsorg. The supplier is the <strong>processor</strong> and handles them only as the care provider has decided.</p><ul><li>Look only at the persons you care for.</li><li>Everything you open is logged.</li></ul><h2>Suggestions</h2><p>Omsorg only suggests products. You answer for what you prescribe.</p><p>Is something unclear? <a href="/ContactForm">Ask Customer Service</a>.</p>',
      sv: '<h2>Personuppgifter</h2><p>Vårdgivaren är <strong>personuppgiftsansvarig</strong> och svarar för personuppgifterna i Omsorg. Leverantören är <strong>personuppgiftsbiträde</strong> och hanterar dem bara så som vårdgivaren har bestämt.</p><ul><li>Titta bara på de personer du vårdar.</li><li>Allt du öppnar loggas.</li></ul><h2>Förslag</h2><p>Omsorg föreslår bara produkter. Du svarar för det du förskriver.</p><p>Är något oklart? <a href="/ContactForm">Fråga kundservice</a>.</p>',
      fi: '<h2>Henkilötiedot</h2><p>Hoidon järjestäjä on <strong>rekisterinpitäjä</strong> ja vastaa Omsorgin henkilötiedoista. Toimittaja on <strong>henkilötietojen käsittelijä</strong> ja käsittelee niitä vain hoidon järjestäjän ohjeiden mukaan.</p><ul><li>Katso vain niiden henkilöiden tietoja, joita hoidat.</li><li>Kaikki avaamasi kirjataan lokiin.</li></ul><h2>Ehdotukset</h2><p>Omsorg vain ehdottaa tuotteita. Sinä vastaat siitä, mitä määräät.</p><p>Onko jokin epäselvää? <a href="/ContactForm">Kysy asiakaspalvelusta</a>.</p>',
      dk: '<h2>Personoplysninger</h2><p>Den, der yder plejen, er <strong>dataansvarlig</strong> og svarer for personoplysningerne i Omsorg. Leverandøren er <strong>databehandler</strong> og behandler dem kun, som den dataansvarlige har bestemt.</p><ul><li>Se kun på de personer, du plejer.</li><li>Alt, du åbner, bliver logget.</li></ul><h2>Forslag</h2><p>Omsorg foreslår kun produkter. Du svarer for det, du bevilger.</p><p>Er noget uklart? <a href="/ContactForm">Spørg kundeservice</a>.</p>',
    },
  },
  {
    identifier: 'MAINTENANCE',
    name: { en: 'Maintenance', sv: 'Underhåll', fi: 'Huolto' },
    type: 'maintenance',
    status: 'inactive',
    text: {
      en: '<p>We are changing servers. What you have saved is kept.</p>',
      sv: '<p>Vi byter servrar. Det du har sparat finns kvar.</p>',
      fi: '<p>Vaihdamme palvelimia. Tallentamasi tiedot säilyvät.</p>',
    },
  },
  {
    identifier: 'TOP_CONTACT',
    name: { en: 'Contact: when we answer', sv: 'Kontakt: när vi svarar', fi: 'Yhteys: milloin vastaamme' },
    type: 'general',
    text: {
      en: '<p>Customer Service answers on weekdays between 8 and 16, and what you write within two working days.</p>',
      sv: '<p>Kundservice svarar vardagar klockan 8 till 16, och på det du skriver inom två arbetsdagar.</p>',
      fi: '<p>Asiakaspalvelu vastaa arkisin klo 8–16 ja viesteihin kahden arkipäivän kuluessa.</p>',
    },
  },
  {
    identifier: 'TOP_HELP_CARE_RECIPIENTS',
    name: {
      en: 'Help: the list of care recipients',
      sv: 'Hjälp: vårdtagarlistan',
      fi: 'Ohje: asiakasluettelo',
      dk: 'Hjælp: listen over borgere',
    },
    type: 'general',
    text: {
      en: '<p>Whoever runs out first stands on top.</p><ul><li>Search with four letters of the name, or the whole identity number.</li><li>The word at the right says what to do next.</li></ul>',
      sv: '<p>Den vars produkter tar slut först står överst.</p><ul><li>Sök med fyra bokstäver av namnet, eller hela personnumret.</li><li>Ordet till höger säger vad som är nästa steg.</li></ul>',
      fi: '<p>Se, jolta tuotteet loppuvat ensin, on ylimpänä.</p><ul><li>Hae neljällä nimen kirjaimella tai koko henkilötunnuksella.</li><li>Oikealla oleva sana kertoo seuraavan vaiheen.</li></ul>',
      dk: '<p>Den, hvis produkter slipper op først, står øverst.</p><ul><li>Søg med fire bogstaver af navnet eller hele CPR-nummeret.</li><li>Ordet til højre siger, hvad der er næste skridt.</li></ul>',
    },
  },
  {
    identifier: 'TOP_ORDER_QUANTITY',
    name: { en: 'Help: the quantities of an order', sv: 'Hjälp: beställningens mängder', fi: 'Ohje: tilauksen määrät' },
    type: 'general',
    text: {
      en: '<p>The quantity follows from the <strong>consumption per day</strong> and how long the delivery is to last.</p><ul><li>Is something left at home? Take it off before you send.</li><li>The highest quantity comes from the prescription.</li></ul>',
      sv: '<p>Mängden bygger på <strong>förbrukningen per dag</strong> och på hur länge leveransen ska räcka.</p><ul><li>Finns något kvar hemma? Dra av det innan du skickar.</li><li>Högsta mängd kommer från förskrivningen.</li></ul>',
      fi: '<p>Määrä perustuu <strong>päiväkulutukseen</strong> ja siihen, kuinka kauan toimituksen on riitettävä.</p><ul><li>Onko kotona vielä jotakin? Vähennä se ennen lähettämistä.</li><li>Enimmäismäärä tulee määräyksestä.</li></ul>',
    },
  },
]

interface PlannedNews {
  readonly header: string
  readonly text: string
  /** Days from today. */
  readonly from: number
  readonly until: number | null
  readonly state?: 'draft' | 'published'
  readonly onTop?: boolean
}

/** News of each client in its own language. One is on top, one has not begun, one has ended, one is a draft. */
export const plannedNews: Readonly<Record<10 | 30 | 40 | 80, readonly PlannedNews[]>> = {
  10: [
    {
      header: 'Förbandssortimentet är nytt',
      text: 'Skumförband med kant ingår nu i avtalet. Be om prov av kundservice.',
      from: -3,
      until: 60,
      onTop: true,
    },
    {
      header: 'Beställ i tid före helgerna',
      text: 'Transporterna står stilla på röda dagar. Se leveransdagen i ordern.',
      from: -10,
      until: 50,
    },
    {
      header: 'Så förnyar du flera rader på en gång',
      text: 'Markera raderna i förskrivningen och välj Förnya.',
      from: -25,
      until: null,
    },
    { header: 'Utbildning i utprovning', text: 'Anmäl dig till vårens utbildning.', from: 12, until: 70 },
    { header: 'Inventering i lagret', text: 'Leveranser kan bli en dag senare.', from: -60, until: -30 },
    { header: 'Ny rutin för returer', text: 'Utkast till ny rutin.', from: 0, until: null, state: 'draft' },
  ],
  30: [
    {
      header: 'Haavasidosvalikoima on uudistunut',
      text: 'Reunalliset vaahtosidokset kuuluvat nyt sopimukseen.',
      from: -3,
      until: 60,
      onTop: true,
    },
    {
      header: 'Tilaa ajoissa ennen pyhiä',
      text: 'Kuljetuksia ei ole pyhäpäivinä. Toimituspäivä näkyy tilauksella.',
      from: -10,
      until: 50,
    },
  ],
  40: [
    {
      header: 'Nytt sortiment for sår',
      text: 'Skumbandasjer med kant er nå med i avtalen.',
      from: -3,
      until: 60,
      onTop: true,
    },
    {
      header: 'Bestill i god tid før helligdagene',
      text: 'Transporten står stille på røde dager. Se leveringsdagen på ordren.',
      from: -10,
      until: 50,
    },
  ],
  80: [
    {
      header: 'Nyt sortiment til sår',
      text: 'Skumbandager med kant er nu med i aftalen.',
      from: -3,
      until: 60,
      onTop: true,
    },
    {
      header: 'Bestil i god tid før helligdagene',
      text: 'Der køres ikke på helligdage. Se leveringsdagen på ordren.',
      from: -10,
      until: 50,
    },
  ],
}

/** Messages of customer service to every client of a market. */
export const plannedMessages: Readonly<
  Record<
    10 | 30 | 40 | 80,
    readonly {
      readonly type: 'information' | 'manual' | 'contact' | 'agreement'
      readonly header: string
      readonly text: string
      readonly openingHours?: string
    }[]
  >
> = {
  10: [
    { type: 'contact', header: 'Kundservice', text: 'Ring eller skriv till oss.', openingHours: 'Vardagar 8–16' },
    { type: 'manual', header: 'Kom igång med Omsorg', text: 'En kort handledning för dig som är ny.' },
    {
      type: 'agreement',
      header: 'Avtal om inkontinenshjälpmedel',
      text: 'Vad avtalet omfattar och hur länge det gäller.',
    },
    { type: 'information', header: 'Längre leveranstid för vissa katetrar', text: 'Räkna med tio till fjorton dagar.' },
  ],
  30: [
    { type: 'contact', header: 'Asiakaspalvelu', text: 'Soita tai kirjoita meille.', openingHours: 'Arkisin 8–16' },
    { type: 'manual', header: 'Omsorgin käytön aloitus', text: 'Lyhyt opas uudelle käyttäjälle.' },
  ],
  40: [
    { type: 'contact', header: 'Kundeservice', text: 'Ring eller skriv til oss.', openingHours: 'Hverdager 8–16' },
    { type: 'manual', header: 'Kom i gang med Omsorg', text: 'En kort veiledning for deg som er ny.' },
  ],
  80: [
    { type: 'contact', header: 'Kundeservice', text: 'Ring eller skriv til os.', openingHours: 'Hverdage 8–16' },
    { type: 'manual', header: 'Kom i gang med Omsorg', text: 'En kort vejledning til dig, der er ny.' },
  ],
}
