import type { FurtherTexts } from '../../shape.ts'

export const portalMail: FurtherTexts['portalMail'] = {
  code: {
    subject: 'Din kode til Omsorg',
    text: ({ code }) =>
      `${code} er din kode til Omsorg. Den gælder i fem minutter. Giv den aldrig til nogen, heller ikke til os.`,
  },
  newContact: {
    subject: 'Din kode til Omsorg',
    text: ({ code }) =>
      `${code} er koden til din nye kontaktoplysning i Omsorg. Den gælder i fem minutter. Har du ikke bedt om den, skal du ikke gøre noget.`,
  },
  contactChanged: {
    subject: 'Din kontaktoplysning i Omsorg er ændret',
    email: 'E-mailadressen til din konto i Omsorg er ændret. Ring til dit plejested, hvis det ikke var dig.',
    mobile: 'Mobilnummeret til din konto i Omsorg er ændret. Ring til dit plejested, hvis det ikke var dig.',
  },
  consentWithdrawn: {
    subject: 'Du har trukket dit samtykke tilbage',
    text: 'Du har trukket dit samtykke tilbage i Omsorg. Kontoen viser ikke mere om det, som samtykket gjaldt. Dit plejested bestiller som før.',
  },
  consentAsked: {
    subject: 'Et spørgsmål venter på dig i Omsorg',
    text: ({ address }) =>
      `Du har sagt nej til, at dine oplysninger gemmes i borgerportalen. Dit plejested spørger en gang til. Log ind, og svar:\n\n${address}\n\nDu kan sige nej igen, og dit plejested bestiller som før. Svar på denne mail bliver ikke læst.`,
  },
  passkeyAdded: {
    subject: 'En adgangsnøgle er tilføjet hos Omsorg',
    text: 'En ny måde at logge ind på, med ansigt, finger eller skærmlås, er tilføjet til din konto hos Omsorg. Hvis det ikke var dig, så log ind og fjern den, og ring til dit plejested.',
  },
  passkeyRemoved: {
    subject: 'En adgangsnøgle er fjernet hos Omsorg',
    text: 'En måde at logge ind på, med ansigt, finger eller skærmlås, er fjernet fra din konto hos Omsorg. Den, der var logget ind sådan på en anden enhed, er logget ud. Ring til dit plejested, hvis det ikke var dig.',
  },
  signedOut: {
    subject: 'Du er logget ud af Omsorg overalt',
    text: 'Dit plejested har logget din konto hos Omsorg ud på alle enheder. Ansigt, finger eller skærmlås åbner den ikke længere; log ind igen med en kode. Det, der ikke var sendt fra en enhed, er væk. Ring til dit plejested, hvis du ikke har bedt om det.',
  },
}
