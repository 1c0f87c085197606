import type { FurtherTexts } from '../../shape.ts'

export const portalMail: FurtherTexts['portalMail'] = {
  code: {
    subject: 'Koodisi Omsorgiin',
    text: ({ code }) =>
      `${code} on koodisi Omsorgiin. Se on voimassa viisi minuuttia. Älä anna sitä kenellekään, ei edes meille.`,
  },
  newContact: {
    subject: 'Koodisi Omsorgiin',
    text: ({ code }) =>
      `${code} on koodi, jolla uusi yhteystietosi vahvistetaan Omsorgissa. Se on voimassa viisi minuuttia. Jos et pyytänyt sitä, sinun ei tarvitse tehdä mitään.`,
  },
  contactChanged: {
    subject: 'Yhteystietosi Omsorgissa on muutettu',
    email: 'Omsorg-tilisi sähköpostiosoite on muutettu. Jos et muuttanut sitä itse, soita hoitopaikkaasi.',
    mobile: 'Omsorg-tilisi matkapuhelinnumero on muutettu. Jos et muuttanut sitä itse, soita hoitopaikkaasi.',
  },
  consentWithdrawn: {
    subject: 'Olet perunut suostumuksesi',
    text: 'Olet perunut suostumuksesi Omsorgissa. Tili ei enää näytä tietoja, joita suostumus koski. Hoitopaikkasi tilaa kuten ennenkin.',
  },
  consentAsked: {
    subject: 'Sinua odottaa kysymys Omsorgissa',
    text: ({ address }) =>
      `Et ole antanut lupaa säilyttää tietojasi asiakasportaalissa. Hoitopaikkasi kysyy vielä kerran. Kirjaudu ja vastaa:\n\n${address}\n\nVoit kieltäytyä uudelleen, ja hoitopaikkasi tilaa kuten ennenkin. Tähän viestiin tulleita vastauksia ei lueta.`,
  },
  passkeyAdded: {
    subject: 'Omsorgiin lisättiin pääsyavain',
    text: 'Omsorg-tilillesi lisättiin uusi tapa kirjautua: kasvot, sormi tai näytön lukitus. Jos se et ollut sinä, kirjaudu ja poista se, ja soita hoitopaikkaasi.',
  },
  passkeyRemoved: {
    subject: 'Omsorgista poistettiin pääsyavain',
    text: 'Omsorg-tililtäsi poistettiin tapa kirjautua: kasvot, sormi tai näytön lukitus. Jos joku oli kirjautunut sillä muualla, hänet on kirjattu ulos. Jos se et ollut sinä, soita hoitopaikkaasi.',
  },
  signedOut: {
    subject: 'Sinut kirjattiin ulos Omsorgista kaikkialta',
    text: 'Hoitopaikkasi kirjasi Omsorg-tilisi ulos kaikilta laitteilta. Kasvot, sormi tai näytön lukitus eivät enää avaa sitä; kirjaudu uudelleen koodilla. Se, mitä laitteelta ei ollut lähetetty, on poissa. Jos et pyytänyt tätä, soita hoitopaikkaasi.',
  },
}
