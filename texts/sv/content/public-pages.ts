import type { FurtherTexts } from '../../shape.ts'

export const publicPages: FurtherTexts['publicPages'] = {
  home: {
    title: 'Hjälpmedel, förskrivna och beställda på ett ställe',
    lead: 'Omsorg hjälper vårdpersonal i Norden att välja, förskriva och beställa det som de människor de vårdar behöver.',
    signIn: 'Logga in',
    points: [
      {
        title: 'Vem som behöver något i dag',
        body: 'Listan börjar med den som får slut först och säger till vilken dag allt räcker.',
      },
      {
        title: 'Rätt produkt, av ett skäl',
        body: 'Åtta terapiområden med bilder, storlekar och avtal. Omsorg föreslår, du bestämmer.',
      },
      {
        title: 'Tryggt med det du vet',
        body: 'Var och en ser bara dem de vårdar. Varje titt loggas, och skyddade identiteter förblir skyddade.',
      },
    ],
    ask: 'Vill du veta mer?',
  },
  help: {
    lead: 'De vanligaste frågorna. Finns inte din här, skriv till kundservice.',
    topics: [
      {
        title: 'Jag kan inte logga in',
        lines: [
          'Kontrollera användarnamnet och att Caps Lock är av.',
          'Välj ”Glömt lösenordet?” på inloggningssidan, så får du en länk med e-post.',
          'Efter flera felaktiga försök får du vänta en stund. En enhet som du har använt förut förblir öppen.',
        ],
      },
      {
        title: 'Jag ser inte min vårdplats eller en vårdtagare',
        lines: [
          'Du ser det som dina roller på den valda vårdplatsen tillåter.',
          'Byt vårdplats uppe till höger. Saknas den, fråga vårdenhetens administratör.',
        ],
      },
      {
        title: 'Jag loggades ut medan jag arbetade',
        lines: [
          'Du loggas ut efter en tid utan aktivitet. Det du hade påbörjat är sparat.',
          'Logga in igen och fortsätt där du var.',
        ],
      },
      {
        title: 'En order blev fel',
        lines: [
          'Öppna ordern i orderhistoriken. Så länge den inte har lämnat oss kan den avbeställas där.',
          'Är varor trasiga eller saknas, gör en reklamation från ordern.',
        ],
      },
      { title: 'Med tangentbordet', lines: ['Tryck på / för att söka och på ? för att se alla tangenter.'] },
    ],
    more: 'Mer',
  },
  terms: {
    lead: 'De gäller för alla som använder Omsorg.',
    parts: [
      {
        title: 'Personuppgifter',
        lines: [
          'Vårdgivaren är personuppgiftsansvarig och svarar för personuppgifterna i Omsorg.',
          'Leverantören är personuppgiftsbiträde och hanterar dem bara så som vårdgivaren har bestämt.',
          'Titta bara på de personer du vårdar. Allt du öppnar loggas.',
        ],
      },
      { title: 'Förslag', lines: ['Omsorg föreslår bara produkter. Du svarar för det du förskriver.'] },
      { title: 'Ditt konto', lines: ['Det är bara ditt. Låna inte ut lösenord, kort eller koder till någon.'] },
    ],
    accepted: ({ date }) => `Du godkände villkoren ${date}.`,
    ask: 'Har du läst villkoren?',
    askAgain: 'Villkoren har ändrats sedan du godkände dem.',
    accept: 'Godkänn villkoren',
    acceptedNow: 'Du har godkänt villkoren.',
    read: 'Läs villkoren',
    changed: 'Villkoren har just ändrats. Läs dem en gång till.',
  },
  cookies: {
    lead: 'Omsorg använder bara kakor som sidorna inte fungerar utan. Ingen följs, och inget delas med andra.',
    note: 'Omsorg använder bara kakor som sidorna inte fungerar utan.',
    about: 'Om kakor',
    understood: 'Jag förstår',
    name: 'Namn',
    purpose: 'Vad den är till för',
    lasts: 'Hur länge',
    rows: {
      session: 'Säger att någon är inloggad',
      auth: 'Binder din inloggning till den här webbläsaren; inget skript kan läsa den',
      language: 'Minns ditt språk',
      device: 'Känner igen den här enheten, så att en främling inte kan låsa dig ute',
      maintenance: 'Sätts medan Omsorg är stängt för underhåll',
    },
    lengths: { idle: 'Till 20 minuter efter senaste användning', year: 'Ett år', window: 'Tills webbläsaren stängs' },
    storage:
      'Webbläsaren håller också din inloggning, ditt språk och dagen för ditt senaste besök under egna namn. När du loggar ut rensas det som hör till inloggningen.',
    reset: 'Visa rutan om kakor igen',
    resetDone: 'Rutan visas igen.',
  },
  accessibilityMore: {
    law: 'Lagen',
    lines: [
      'Offentliga köpare svarar för tillgänglighet enligt lagarna i Sverige (2018:1937), Finland (306/2019), Danmark (692/2018) och Norge. EN 301 549, som de hänvisar till, ingår i vårt mål.',
      'Redogörelsen gicks igenom i november 2026. Är du inte nöjd med vårt svar kan du vända dig till ditt lands myndighet: Digg, Traficom, Digitaliseringsstyrelsen eller uutilsynet.',
    ],
    write: 'Skriv till oss',
  },
}
