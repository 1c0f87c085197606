import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const secondStep: FurtherTexts['secondStep'] = {
  title: 'Et trin mere',
  signingInAs: 'Du logger ind som',
  notYou: 'Er det ikke dig?',
  how: 'Hvordan vil du bekræfte, at det er dig?',
  kinds: {
    totp: { name: 'Godkendelsesapp', help: () => 'Kode med seks cifre i appen' },
    passkey: { name: 'Adgangsnøgle', help: () => 'Ansigt, finger eller sikkerhedsnøgle' },
    sms: { name: 'Sms', help: ({ to }) => `Kode til mobilen, der ender på ${to}` },
    email: { name: 'E-mail', help: ({ to }) => `Kode til ${to}` },
    recovery: { name: 'Gendannelseskode', help: () => 'En af de koder, du har gemt' },
  },
  codeOf: {
    totp: 'Koden fra appen',
    sms: 'Koden fra sms’en',
    email: 'Koden fra e-mailen',
    recovery: 'Gendannelseskode',
  },
  timeLeft: ({ minutes, seconds }) => `Gælder i ${minutes} min ${seconds} s`,
  triesLeft: ({ tries }) => plural('dk', tries, { one: '# forsøg', other: '# forsøg' }),
  oneMinuteLeft: 'Et minut tilbage.',
  submit: 'Log ind',
  missing: 'Skriv koden.',
  wrong: 'Koden passer ikke. Tjek den, og prøv igen.',
  wrongLeft: ({ tries }) => plural('dk', tries, { one: 'Du har # forsøg tilbage.', other: 'Du har # forsøg tilbage.' }),
  appChanges: 'Koden i appen skifter hvert 30. sekund. Er den lige skiftet, så skriv den nye.',
  sentTo: {
    sms: ({ to }) => `Sendt til mobilen, der ender på ${to}.`,
    email: ({ to }) => `Sendt til ${to}. Kig også i uønsket post.`,
  },
  sending: 'Sender koden',
  notSent: 'Koden kunne ikke sendes. Prøv igen, eller vælg en anden måde.',
  tooManyCodes: 'Der er sendt mange koder den seneste time. Vælg en anden måde, eller vent lidt.',
  againIn: ({ seconds }) => `Ny kode om ${seconds} s`,
  again: 'Send koden igen',
  notChecked: 'Koden kunne ikke tjekkes lige nu. Den gælder stadig: prøv igen om lidt.',
  notRead: 'Måderne at logge ind på kunne ikke hentes.',
  passkey: {
    show: 'Brug adgangsnøgle',
    wrong: 'Den adgangsnøgle hører ikke til denne konto. Prøv en anden, eller vælg en anden måde.',
    notShown: 'Der blev ikke brugt en adgangsnøgle. Prøv igen, eller vælg en anden måde.',
    notChecked: 'Adgangsnøglen kunne ikke kontrolleres lige nu. Prøv igen om lidt.',
  },
  ended: {
    title: 'Begynd forfra, så er du snart inde',
    text: 'Der gik fem minutter eller fem forsøg. Skriv adgangskoden igen, så kommer du tilbage hertil. Påbegyndte bestillinger er gemt.',
    action: 'Til login',
  },
  help: {
    title: 'Har du ikke telefonen?',
    others: ({ ways }) => `Du kan også vælge: ${ways}.`,
    support:
      'Virker intet, så kontakt kundeservice. De sikrer sig, hvem du er, og åbner et nyt andet trin. En ny adgangskode er ikke nok.',
  },
  firstApp: {
    title: 'Tilføj en godkendelsesapp',
    lead: 'Din organisation kræver en kode ved login. Scan billedet med en godkendelsesapp på mobilen, og skriv så koden, som appen viser.',
    picture: 'QR-kode til godkendelsesappen',
    byHand: 'Kan du ikke scanne? Skriv denne nøgle i appen:',
    open: 'Åbn i en app på denne enhed',
  },
}
