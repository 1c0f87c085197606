import type { Texts } from '../shape.ts'

export const pages: Texts['pages'] = {
  accessDenied: {
    title: 'Sinulla ei ole pääsyä tänne',
    body: 'Roolisi ei avaa tätä sivua. Pyydä pääkäyttäjältä, jos tarvitset sitä.',
    ownAccount: 'Autat toisena käyttäjänä. Tämän voi tehdä vain hän itse.',
    featureOff: 'Organisaationne ei ole ottanut tätä käyttöön.',
    noPlace:
      'Sinua ei ole vielä liitetty hoitopaikkaan. Hoitoyksikkösi pääkäyttäjä lisää sinut. Kirjaudu sen jälkeen uudelleen.',
    action: 'Siirry alkuun',
    visitor: 'Kirjaudu, niin voit avata sivun.',
    otherPart: 'Sivu kuuluu Omsorgin toiseen osaan kuin se, johon olet kirjautunut.',
    missing: 'Tämä puuttuu',
    oneIsEnough: 'Yksi näistä oikeuksista riittää.',
    rights: {
      CareRecipientRead: 'Sinulla ei ole oikeutta nähdä asiakkaita.',
      CRPAccountRead: 'Sinulla ei ole oikeutta nähdä portaalitilejä.',
      ProductPrescriptionRead: 'Sinulla ei ole oikeutta nähdä tuotteita ja määräyksiä.',
      ProductPrescriptionWrite: 'Sinulla ei ole oikeutta tehdä määräyksiä.',
      PrescriptionRenewRead: 'Sinulla ei ole oikeutta nähdä uusimispyyntöjä.',
      InvestigationRead: 'Sinulla ei ole oikeutta nähdä kartoituksia.',
      OrderRead: 'Sinulla ei ole oikeutta nähdä tilauksia.',
      OrderWrite: 'Sinulla ei ole oikeutta tehdä tilauksia.',
      CarePlacePurchaseRead: 'Sinulla ei ole oikeutta ostaa hoitopaikalle.',
      OrganizationClientRead: 'Sinulla ei ole oikeutta nähdä sopimusorganisaatioita.',
      AccessLogRead: 'Sinulla ei ole oikeutta lukea käyttölokia.',
      AppRegistrationRead: 'Sinulla ei ole oikeutta nähdä sovellusrekisteröintejä.',
      NewsRead: 'Sinulla ei ole oikeutta nähdä valmisteltavia uutisia.',
      NewsWrite: 'Sinulla ei ole oikeutta kirjoittaa uutisia.',
      ReportRead: 'Sinulla ei ole oikeutta laatia raportteja.',
      ReportRecieverRead: 'Sinulla ei ole oikeutta vastaanottaa raportteja.',
      NewsManager: 'Et ole sopimusorganisaation uutisvastaava.',
      CUAdmin: 'Et ole minkään hoitoyksikön pääkäyttäjä.',
    },
  },
  notFound: {
    title: 'Sivua ei ole',
    body: 'Osoite voi olla kirjoitettu väärin, tai sivu on siirretty.',
    action: 'Siirry alkuun',
  },
  failed: {
    title: 'Sivua ei voitu näyttää',
    body: 'Lataa se uudelleen. Jos se ei auta, ota yhteyttä asiakaspalveluun.',
    action: 'Lataa uudelleen',
  },
}
