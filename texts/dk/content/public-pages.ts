import type { FurtherTexts } from '../../shape.ts'

export const publicPages: FurtherTexts['publicPages'] = {
  home: {
    title: 'Hjælpemidler, bevilget og bestilt ét sted',
    lead: 'Omsorg hjælper plejepersonale i Norden med at vælge, bevilge og bestille det, som de mennesker, de plejer, har brug for.',
    signIn: 'Log ind',
    points: [
      {
        title: 'Hvem der mangler noget i dag',
        body: 'Listen begynder med den, der løber tør først, og siger, til hvilken dag alting rækker.',
      },
      {
        title: 'Det rigtige produkt, med en grund',
        body: 'Otte terapiområder med billeder, størrelser og aftaler. Omsorg foreslår, du bestemmer.',
      },
      {
        title: 'Trygt med det, du ved',
        body: 'Hver især ser kun dem, de plejer. Hvert opslag logges, og beskyttede identiteter forbliver beskyttede.',
      },
    ],
    ask: 'Vil du vide mere?',
  },
  help: {
    lead: 'De almindeligste spørgsmål. Er dit ikke her, så skriv til kundeservice.',
    topics: [
      {
        title: 'Jeg kan ikke logge ind',
        lines: [
          'Tjek brugernavnet, og at Caps Lock er slået fra.',
          'Vælg ”Glemt adgangskoden?” på siden, hvor du logger ind, så får du et link i en mail.',
          'Efter flere forkerte forsøg venter du lidt. En enhed, du har brugt før, forbliver åben.',
        ],
      },
      {
        title: 'Jeg kan ikke se mit plejested eller en borger',
        lines: [
          'Du ser det, som dine roller på det valgte plejested tillader.',
          'Skift plejested øverst til højre. Mangler det, så spørg plejeenhedens administrator.',
        ],
      },
      {
        title: 'Jeg blev logget ud, mens jeg arbejdede',
        lines: [
          'Du logges ud efter en tid uden aktivitet. Det, du var begyndt på, er gemt.',
          'Log ind igen, og fortsæt, hvor du var.',
        ],
      },
      {
        title: 'En ordre blev forkert',
        lines: [
          'Åbn ordren i ordrehistorikken. Så længe den ikke har forladt os, kan den annulleres dér.',
          'Er varer i stykker eller mangler, så lav en reklamation fra ordren.',
        ],
      },
      { title: 'Med tastaturet', lines: ['Tryk på / for at søge og på ? for at se alle taster.'] },
    ],
    more: 'Mere',
  },
  terms: {
    lead: 'De gælder for alle, der bruger Omsorg.',
    parts: [
      {
        title: 'Personoplysninger',
        lines: [
          'Den, der yder plejen, er dataansvarlig og svarer for personoplysningerne i Omsorg.',
          'Leverandøren er databehandler og behandler dem kun, som den dataansvarlige har bestemt.',
          'Se kun på de personer, du plejer. Alt, du åbner, bliver logget.',
        ],
      },
      { title: 'Forslag', lines: ['Omsorg foreslår kun produkter. Du svarer for det, du bevilger.'] },
      { title: 'Din konto', lines: ['Den er kun din. Lån ikke adgangskode, kort eller koder ud til nogen.'] },
    ],
    accepted: ({ date }) => `Du accepterede vilkårene ${date}.`,
    ask: 'Har du læst vilkårene?',
    askAgain: 'Vilkårene er ændret, siden du accepterede dem.',
    accept: 'Acceptér vilkårene',
    acceptedNow: 'Du har accepteret vilkårene.',
    read: 'Læs vilkårene',
    changed: 'Vilkårene er lige ændret. Læs dem en gang til.',
  },
  cookies: {
    lead: 'Omsorg bruger kun cookies, som siderne ikke virker uden. Ingen følges, og intet deles med andre.',
    note: 'Omsorg bruger kun cookies, som siderne ikke virker uden.',
    about: 'Om cookies',
    understood: 'Forstået',
    name: 'Navn',
    purpose: 'Hvad den er til',
    lasts: 'Hvor længe',
    rows: {
      session: 'Siger, at nogen er logget ind',
      auth: 'Binder din session til denne browser; intet script kan læse den',
      language: 'Husker dit sprog',
      device: 'Kender denne enhed igen, så en fremmed ikke kan lukke dig ude',
      maintenance: 'Sættes, mens Omsorg er lukket på grund af vedligeholdelse',
    },
    lengths: { idle: 'Til 20 minutter efter sidste brug', year: 'Et år', window: 'Til browseren lukkes' },
    storage:
      'Browseren gemmer også din session, dit sprog og dagen for dit seneste besøg under egne navne. Når du logger ud, ryddes det, der hører til sessionen.',
    reset: 'Vis beskeden om cookies igen',
    resetDone: 'Beskeden vises igen.',
  },
  accessibilityMore: {
    law: 'Loven',
    lines: [
      'Offentlige købere svarer for tilgængelighed efter lovene i Sverige (2018:1937), Finland (306/2019), Danmark (692/2018) og Norge. EN 301 549, som de henviser til, er en del af vores mål.',
      'Erklæringen blev gennemgået i november 2026. Er du ikke tilfreds med vores svar, kan du henvende dig til dit lands myndighed: Digg, Traficom, Digitaliseringsstyrelsen eller uutilsynet.',
    ],
    write: 'Skriv til os',
  },
}
