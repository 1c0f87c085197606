type InEveryLanguage = Readonly<Record<'en' | 'sv' | 'fi' | 'dk', string>>

/** Every text is there in each language that a market reads. */
interface StaticText {
  readonly identifier: string
  readonly name: InEveryLanguage
  readonly type: 'general' | 'disclaimer' | 'maintenance'
  readonly status?: 'inactive'
  readonly text: InEveryLanguage
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
    name: { en: 'Maintenance', sv: 'Underhåll', fi: 'Huolto', dk: 'Vedligeholdelse' },
    type: 'maintenance',
    status: 'inactive',
    text: {
      en: '<p>We are changing servers. What you have saved is kept.</p>',
      sv: '<p>Vi byter servrar. Det du har sparat finns kvar.</p>',
      fi: '<p>Vaihdamme palvelimia. Tallentamasi tiedot säilyvät.</p>',
      dk: '<p>Vi skifter servere. Det, du har gemt, bliver bevaret.</p>',
    },
  },
  {
    identifier: 'TOP_CONTACT',
    name: {
      en: 'Contact: when we answer',
      sv: 'Kontakt: när vi svarar',
      fi: 'Yhteys: milloin vastaamme',
      dk: 'Kontakt: hvornår vi svarer',
    },
    type: 'general',
    text: {
      en: '<p>Customer Service answers on weekdays between 8 and 16, and what you write within two working days.</p>',
      sv: '<p>Kundservice svarar vardagar klockan 8 till 16, och på det du skriver inom två arbetsdagar.</p>',
      fi: '<p>Asiakaspalvelu vastaa arkisin klo 8–16 ja viesteihin kahden arkipäivän kuluessa.</p>',
      dk: '<p>Kundeservice svarer på hverdage mellem 8 og 16 og på det, du skriver, inden for to arbejdsdage.</p>',
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
    identifier: 'TOP_HELP_ORDER_WITHDRAWAL',
    name: {
      en: 'Help: the quantities of an order',
      sv: 'Hjälp: beställningens mängder',
      fi: 'Ohje: tilauksen määrät',
      dk: 'Hjælp: bestillingens mængder',
    },
    type: 'general',
    text: {
      en: '<p>The quantity follows from the <strong>consumption per day</strong> and how long the delivery is to last.</p><ul><li>Is something left at home? Take it off before you send.</li><li>The highest quantity comes from the prescription.</li></ul>',
      sv: '<p>Mängden bygger på <strong>förbrukningen per dag</strong> och på hur länge leveransen ska räcka.</p><ul><li>Finns något kvar hemma? Dra av det innan du skickar.</li><li>Högsta mängd kommer från förskrivningen.</li></ul>',
      fi: '<p>Määrä perustuu <strong>päiväkulutukseen</strong> ja siihen, kuinka kauan toimituksen on riitettävä.</p><ul><li>Onko kotona vielä jotakin? Vähennä se ennen lähettämistä.</li><li>Enimmäismäärä tulee määräyksestä.</li></ul>',
      dk: '<p>Mængden bygger på <strong>forbruget pr. dag</strong> og på, hvor længe leveringen skal række.</p><ul><li>Er der noget tilbage hjemme? Træk det fra, før du sender.</li><li>Den højeste mængde kommer fra bevillingen.</li></ul>',
    },
  },
]

/** A header and what is said below it, in each language that it is written in. */
type SaidIn = Readonly<Partial<Record<'en' | 'sv' | 'fi' | 'dk', readonly [header: string, text: string]>>>

interface PlannedNews {
  readonly type?: 'information' | 'manual' | 'contact' | 'agreement'
  readonly texts: SaidIn
  /** Days from today. */
  readonly from?: number
  readonly until?: number | null
  readonly state?: 'draft'
  readonly onTop?: boolean
  readonly roles?: readonly string[]
  readonly openingHours?: string
  readonly address?: string
}

type OfMarkets = Readonly<Record<10 | 30 | 40 | 80, readonly PlannedNews[]>>

const dressings: SaidIn = {
  sv: [
    'Förbandssortimentet är nytt',
    '<p>Skumförband med kant ingår nu i avtalet.</p><h3>Så gör du</h3><ul><li>Be om <strong>prov</strong> av kundservice.</li><li>Byt artikel när du förnyar.</li></ul>',
  ],
  en: [
    'The range of dressings is new',
    '<p>Foam dressings with a border are now part of the agreement.</p><h3>What to do</h3><ul><li>Ask Customer Service for <strong>samples</strong>.</li><li>Change the item when you renew.</li></ul>',
  ],
  fi: [
    'Haavasidosvalikoima on uudistunut',
    '<p>Reunalliset vaahtosidokset kuuluvat nyt sopimukseen.</p><h3>Toimi näin</h3><ul><li>Pyydä <strong>näytteitä</strong> asiakaspalvelusta.</li><li>Vaihda tuote uusimisen yhteydessä.</li></ul>',
  ],
  dk: [
    'Nyt sortiment til sår',
    '<p>Skumbandager med kant er nu med i aftalen.</p><h3>Sådan gør du</h3><ul><li>Bed kundeservice om <strong>prøver</strong>.</li><li>Skift varen, når du fornyer.</li></ul>',
  ],
}

const holidays: SaidIn = {
  sv: ['Beställ i tid före helgerna', '<p>Transporterna står stilla på röda dagar. Se leveransdagen i ordern.</p>'],
  en: ['Order in time before the holidays', '<p>Nothing is delivered on public holidays. The order shows its day.</p>'],
  fi: ['Tilaa ajoissa ennen pyhiä', '<p>Kuljetuksia ei ole pyhäpäivinä. Toimituspäivä näkyy tilauksella.</p>'],
  dk: [
    'Bestil i god tid før helligdagene',
    '<p>Transporten står stille på helligdage. Se leveringsdagen på bestillingen.</p>',
  ],
}

export const plannedNews: OfMarkets = {
  10: [
    { texts: dressings, from: -3, until: 60, onTop: true },
    { texts: holidays, from: -10, until: 50, roles: ['Orderer', 'CarePlacePurchaser', 'Nurse', 'Prescriber'] },
    {
      texts: {
        sv: [
          'Så förnyar du flera rader på en gång',
          '<p>Markera raderna i förskrivningen och välj <strong>Förnya</strong>.</p>',
        ],
        en: [
          'Renew several rows at once',
          '<p>Mark the rows of the prescription and choose <strong>Renew</strong>.</p>',
        ],
        fi: ['Näin uusit monta riviä kerralla', '<p>Valitse määräyksen rivit ja paina <strong>Uusi</strong>.</p>'],
        dk: [
          'Sådan fornyer du flere linjer på én gang',
          '<p>Markér linjerne i bevillingen, og vælg <strong>Forny</strong>.</p>',
        ],
      },
      from: -25,
      until: null,
      roles: ['Prescriber', 'Nurse'],
    },
    {
      texts: { sv: ['Utbildning i utprovning', '<p>Anmäl dig till vårens utbildning.</p>'] },
      from: 12,
      until: 70,
    },
    {
      texts: { sv: ['Inventering i lagret', '<p>Leveranser kan bli en dag senare.</p>'] },
      from: -60,
      until: -30,
    },
    { texts: { sv: ['Ny rutin för returer', '<p>Utkast till ny rutin.</p>'] }, from: 0, until: null, state: 'draft' },
  ],
  30: [
    { texts: dressings, from: -3, until: 60, onTop: true },
    { texts: holidays, from: -10, until: 50 },
  ],
  40: [
    { texts: dressings, from: -3, until: 60, onTop: true },
    { texts: holidays, from: -10, until: 50 },
  ],
  80: [
    { texts: dressings, from: -3, until: 60, onTop: true },
    { texts: holidays, from: -10, until: 50 },
  ],
}

const beginning: PlannedNews = {
  type: 'manual',
  texts: {
    sv: [
      'Kom igång med Omsorg',
      '<h3>De första tio minuterna</h3><ol><li>Välj din vårdplats.</li><li>Öppna den som behöver dig i dag.</li><li>Beställ det som tar slut.</li></ol>',
    ],
    en: [
      'Get started with Omsorg',
      '<h3>The first ten minutes</h3><ol><li>Choose your care place.</li><li>Open whoever needs you today.</li><li>Order what runs out.</li></ol>',
    ],
    fi: [
      'Omsorgin käytön aloitus',
      '<h3>Ensimmäiset kymmenen minuuttia</h3><ol><li>Valitse hoitopaikkasi.</li><li>Avaa asiakas, joka tarvitsee sinua tänään.</li><li>Tilaa se, mikä on loppumassa.</li></ol>',
    ],
    dk: [
      'Kom i gang med Omsorg',
      '<h3>De første ti minutter</h3><ol><li>Vælg dit plejested.</li><li>Åbn den, der har brug for dig i dag.</li><li>Bestil det, der slipper op.</li></ol>',
    ],
  },
}

const contact = (openingHours: string, address: string): PlannedNews => ({
  type: 'contact',
  texts: {
    sv: ['Kundservice', '<p>Ring eller skriv till oss.</p>'],
    en: ['Customer Service', '<p>Call us or write to us.</p>'],
    fi: ['Asiakaspalvelu', '<p>Soita tai kirjoita meille.</p>'],
    dk: ['Kundeservice', '<p>Ring eller skriv til os.</p>'],
  },
  openingHours,
  address,
})

const longerDelivery: PlannedNews = {
  type: 'information',
  texts: {
    sv: ['Längre leveranstid för vissa katetrar', '<p>Räkna med tio till fjorton dagar.</p>'],
    en: ['Longer delivery of some catheters', '<p>Expect ten to fourteen days.</p>'],
    fi: ['Joidenkin katetrien toimitusaika on pidempi', '<p>Varaudu 10–14 päivään.</p>'],
    dk: ['Længere leveringstid på nogle katetre', '<p>Regn med ti til fjorten dage.</p>'],
  },
}

const agreement: PlannedNews = {
  type: 'agreement',
  texts: {
    sv: ['Avtal om inkontinenshjälpmedel', '<p>Vad avtalet omfattar och hur länge det gäller.</p>'],
    en: ['Agreement on incontinence products', '<p>What the agreement covers, and for how long.</p>'],
    fi: ['Sopimus inkontinenssituotteista', '<p>Mitä sopimus kattaa ja kuinka kauan se on voimassa.</p>'],
    dk: ['Aftale om inkontinensprodukter', '<p>Hvad aftalen omfatter, og hvor længe den gælder.</p>'],
  },
}

export const plannedMessages: OfMarkets = {
  10: [contact('Vardagar 8–16', 'Lagervägen 1, 871 40 Fjällviken'), beginning, agreement, longerDelivery],
  30: [contact('Arkisin 8–16', 'Varastotie 1, 00100 Helsinki'), beginning, agreement, longerDelivery],
  40: [contact('Hverdager 8–16', 'Lagerveien 1, 5003 Bergen'), beginning, agreement, longerDelivery],
  80: [contact('Hverdage 8–16', 'Lagervej 1, 2100 København'), beginning, agreement, longerDelivery],
}
