type InLanguages = Readonly<Record<'en' | 'sv' | 'fi' | 'dk', string>>

/** Texts that administrators keep: the terms, and what stands in the help of the sign-in page. No maintenance is announced. */
export const staticTexts: readonly {
  readonly identifier: string
  readonly name: string
  readonly type: 'general' | 'disclaimer'
  readonly text: InLanguages
}[] = [
  {
    identifier: 'DISCLAIMER',
    name: 'Terms of use',
    type: 'disclaimer',
    text: {
      en: 'Omsorg holds details about people who receive care. Look only at the persons you care for. Everything you open is logged.',
      sv: 'Omsorg innehåller uppgifter om människor som får vård. Titta bara på de personer du vårdar. Allt du öppnar loggas.',
      fi: 'Omsorgissa on tietoja ihmisistä, jotka saavat hoitoa. Katso vain niiden henkilöiden tietoja, joita hoidat. Kaikki avaamasi kirjataan.',
      dk: 'Omsorg indeholder oplysninger om mennesker, der får pleje. Se kun på de personer, du plejer. Alt, du åbner, bliver logget.',
    },
  },
  {
    identifier: 'TOP_HELP',
    name: 'Help',
    type: 'general',
    text: {
      en: 'Customer service answers on weekdays between 8 and 16.',
      sv: 'Kundservice svarar vardagar klockan 8 till 16.',
      fi: 'Asiakaspalvelu vastaa arkisin klo 8–16.',
      dk: 'Kundeservice svarer på hverdage mellem kl. 8 og 16.',
    },
  },
  {
    identifier: 'TOP_CONTACT',
    name: 'Contact',
    type: 'general',
    text: {
      en: 'Write to us in the form. We answer within two working days.',
      sv: 'Skriv till oss i formuläret. Vi svarar inom två arbetsdagar.',
      fi: 'Kirjoita meille lomakkeella. Vastaamme kahden arkipäivän kuluessa.',
      dk: 'Skriv til os i formularen. Vi svarer inden for to hverdage.',
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
