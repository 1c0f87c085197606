import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const impersonation: FurtherTexts['impersonation'] = {
  help: 'Hjälp som',
  users: 'Användare',
  usersOf: ({ count }) =>
    plural('sv', count, { one: '# användare med det namnet', other: '# användare med det namnet' }),
  searched: 'Vårdpersonal i ditt land, på namn, användarnamn eller e-post.',
  recent: 'Senast hjälpta',
  recentNote: 'av dig i dag',
  recentNone: 'De som du hjälper visas här resten av dagen.',
  columns: { name: 'Namn', where: 'Kund och vårdplats', next: 'Nästa steg' },
  blocked: {
    'right-missing': 'Din roll får inte hjälpa som en användare.',
    'user-not-staff': 'Kontot är självt kundservice. Hjälp går bara att ge vårdpersonal.',
    'user-not-active': 'Kontot är inte aktivt, så ingen kan hjälpa som det.',
  },
  dialog: {
    title: ({ name }) => `Hjälpa som ${name}?`,
    why: 'Varför?',
    whyHelp: 'Visas i bandet och i loggen. Skriv inga personnummer.',
    left: ({ count }) => plural('sv', count, { one: '# tecken kvar.', other: '# tecken kvar.' }),
    missing: 'Skriv varför.',
    beginnings: { call: 'I samtal nu', follow: 'Följer upp ett ärende', other: 'Annat' },
    action: ({ name }) => `Hjälp som ${name}`,
    refused: 'Du kan inte hjälpa som den här användaren nu. Sök igen för att se varför.',
  },
  may: ({ until }) => `Du får samma rättigheter i 60 minuter, till ${until}. Allt du gör står i loggen med bådas namn.`,
  mayNot: 'Du kan inte ändra lösenord, inloggning, roller, användare eller förvald vårdplats.',
  band: {
    label: 'Hjälp som användare',
    helpingAs: ({ name }) => `Du hjälper som ${name}`,
    helper: ({ name }) => `Kundservice: ${name}`,
    reason: 'Skäl',
    reasonGiven: ({ reason }) => `Skäl: ${reason}`,
    untilLeft: ({ until, minutes }) => `Till ${until}, ${minutes} min kvar`,
    secondsLeft: ({ minutes, seconds }) => (minutes > 0 ? `${minutes} min ${seconds} s kvar` : `${seconds} s kvar`),
    after: 'Sedan är du kundservice igen. Det påbörjade sparas.',
    begun: ({ name, until }) => `Du hjälper som ${name} till ${until}.`,
    minutesSaid: ({ minutes }) =>
      plural('sv', minutes, { one: 'Hjälpen slutar om högst # minut.', other: 'Hjälpen slutar om högst # minuter.' }),
    over: 'Hjälpen är slut.',
    rules: 'Vad går inte?',
    rulesShort: 'Skäl och regler',
    stop: 'Avsluta',
  },
  ended: {
    stopped: ({ name }) => `Du är dig själv igen. Du hjälpte som ${name}.`,
    'time-up': ({ name }) => `Du är dig själv igen: de 60 minuterna som ${name} är slut. Det påbörjade är sparat.`,
    'right-withdrawn': ({ name }) => `Du är dig själv igen: du har inte längre rätt att hjälpa som ${name}.`,
    'user-changed': ({ name }) => `Du är dig själv igen: kontot för ${name} har ändrats.`,
  },
}
