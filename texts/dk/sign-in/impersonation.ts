import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const impersonation: FurtherTexts['impersonation'] = {
  help: 'Hjælp som',
  users: 'Brugere',
  usersOf: ({ count }) => plural('dk', count, { one: '# bruger med det navn', other: '# brugere med det navn' }),
  searched: 'Plejepersonale i dit land, efter navn, brugernavn eller e-mail.',
  recent: 'Senest hjulpet',
  recentNote: 'af dig i dag',
  recentNone: 'Dem, du hjælper, vises her resten af dagen.',
  columns: { name: 'Navn', where: 'Kunde og plejested', next: 'Næste skridt' },
  blocked: {
    'right-missing': 'Din rolle må ikke hjælpe som en bruger.',
    'user-not-staff': 'Kontoen er selv kundeservice. Man kan kun hjælpe plejepersonale.',
    'user-not-active': 'Kontoen er ikke aktiv, så ingen kan hjælpe som den.',
  },
  dialog: {
    title: ({ name }) => `Hjælp som ${name}?`,
    why: 'Hvorfor?',
    whyHelp: 'Vises i båndet og i loggen. Skriv ingen CPR-numre.',
    left: ({ count }) => plural('dk', count, { one: '# tegn tilbage.', other: '# tegn tilbage.' }),
    missing: 'Skriv hvorfor.',
    beginnings: { call: 'I telefonen nu', follow: 'Følger op på en sag', other: 'Andet' },
    action: ({ name }) => `Hjælp som ${name}`,
    refused: 'Du kan ikke hjælpe som denne bruger nu. Søg igen for at se hvorfor.',
  },
  may: ({ until }) =>
    `Du får de samme rettigheder i 60 minutter, til kl.\u00a0${until}. Alt, du gør, står i loggen med begges navne.`,
  mayNot: 'Du kan ikke ændre adgangskoder, login, roller, brugere eller standardplejested.',
  band: {
    label: 'Hjælp som bruger',
    helpingAs: ({ name }) => `Du hjælper som ${name}`,
    helper: ({ name }) => `Kundeservice: ${name}`,
    reason: 'Årsag',
    reasonGiven: ({ reason }) => `Årsag: ${reason}`,
    untilLeft: ({ until, minutes }) => `Til kl.\u00a0${until}, ${minutes} min. tilbage`,
    secondsLeft: ({ minutes, seconds }) =>
      minutes > 0 ? `${minutes} min. ${seconds} sek. tilbage` : `${seconds} sek. tilbage`,
    after: 'Derefter er du kundeservice igen. Det påbegyndte bliver gemt.',
    begun: ({ name, until }) => `Du hjælper som ${name} til kl.\u00a0${until}.`,
    minutesSaid: ({ minutes }) =>
      plural('dk', minutes, {
        one: 'Hjælpen slutter om højst # minut.',
        other: 'Hjælpen slutter om højst # minutter.',
      }),
    over: 'Hjælpen er slut.',
    rules: 'Hvad kan man ikke?',
    rulesShort: 'Årsag og regler',
    stop: 'Afslut',
  },
  ended: {
    stopped: ({ name }) => `Du er dig selv igen. Du hjalp som ${name}.`,
    'time-up': ({ name }) => `Du er dig selv igen: de 60 minutter som ${name} er gået. Det påbegyndte er gemt.`,
    'right-withdrawn': ({ name }) => `Du er dig selv igen: du har ikke længere ret til at hjælpe som ${name}.`,
    'user-changed': ({ name }) => `Du er dig selv igen: kontoen for ${name} er blevet ændret.`,
  },
}
