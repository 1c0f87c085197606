import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const secondStep: FurtherTexts['secondStep'] = {
  title: 'Ett steg till',
  signingInAs: 'Du loggar in som',
  notYou: 'Inte du?',
  how: 'Hur vill du bekräfta att det är du?',
  kinds: {
    totp: { name: 'Autentiseringsapp', help: () => 'Kod med sex siffror i appen' },
    passkey: { name: 'Passkey', help: () => 'Ansikte, finger eller säkerhetsnyckel' },
    sms: { name: 'SMS', help: ({ to }) => `Kod till mobilen som slutar på ${to}` },
    email: { name: 'E-post', help: ({ to }) => `Kod till ${to}` },
    recovery: { name: 'Reservkod', help: () => 'En av koderna du har sparat' },
  },
  codeOf: {
    totp: 'Koden från appen',
    sms: 'Koden från SMS:et',
    email: 'Koden från mejlet',
    recovery: 'Reservkod',
  },
  timeLeft: ({ minutes, seconds }) => `Gäller i ${minutes} min ${seconds} s`,
  triesLeft: ({ tries }) => plural('sv', tries, { one: '# försök', other: '# försök' }),
  oneMinuteLeft: 'En minut kvar.',
  submit: 'Logga in',
  missing: 'Skriv koden.',
  wrong: 'Koden stämmer inte. Kontrollera den och försök igen.',
  wrongLeft: ({ tries }) => plural('sv', tries, { one: 'Du har # försök kvar.', other: 'Du har # försök kvar.' }),
  appChanges: 'Koden i appen byts var 30:e sekund. Har den just bytts, skriv den nya.',
  sentTo: {
    sms: ({ to }) => `Skickad till mobilen som slutar på ${to}.`,
    email: ({ to }) => `Skickad till ${to}. Titta också i skräpposten.`,
  },
  sending: 'Skickar koden',
  notSent: 'Koden kunde inte skickas. Försök igen eller välj ett annat sätt.',
  tooManyCodes: 'Många koder har skickats den senaste timmen. Välj ett annat sätt eller vänta en stund.',
  againIn: ({ seconds }) => `Ny kod om ${seconds} s`,
  again: 'Skicka koden igen',
  notChecked: 'Kunde inte kontrollera koden just nu. Den gäller fortfarande: försök igen om en stund.',
  notRead: 'Kunde inte läsa in hur du kan logga in.',
  passkey: {
    show: 'Använd passkey',
    wrong: 'Den passkeyn hör inte till det här kontot. Prova en annan eller välj ett annat sätt.',
    notShown: 'Ingen passkey användes. Försök igen eller välj ett annat sätt.',
    notChecked: 'Kunde inte kontrollera passkeyn just nu. Försök igen om en stund.',
  },
  ended: {
    title: 'Börja om, så är du snart inne',
    text: 'Det gick fem minuter eller fem försök. Skriv lösenordet igen så kommer du tillbaka hit. Påbörjade beställningar ligger kvar.',
    action: 'Till inloggningen',
  },
  help: {
    title: 'Har du inte telefonen?',
    others: ({ ways }) => `Du kan också välja: ${ways}.`,
    support:
      'Fungerar inget, kontakta kundservice. De kontrollerar vem du är och öppnar ett nytt andra steg. Ett nytt lösenord räcker inte.',
  },
  firstApp: {
    title: 'Lägg till en autentiseringsapp',
    lead: 'Din organisation begär en kod vid inloggning. Skanna bilden med en autentiseringsapp i mobilen och skriv sedan koden som appen visar.',
    picture: 'QR-kod för autentiseringsappen',
    byHand: 'Kan du inte skanna? Skriv den här nyckeln i appen:',
    open: 'Öppna i en app på den här enheten',
  },
}
