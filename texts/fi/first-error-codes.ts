import type { Texts } from '../shape.ts'

export const firstErrorCodes: Texts['errorCodes'] = {
  ath0001: 'Kirjautuminen ei onnistunut. Tarkista käyttäjätunnus ja salasana.',
  ath0002: 'Käyttäjätili on poistettu käytöstä. Ota yhteyttä tukeen.',
  ath0003:
    'Käyttäjätili on lukittu epäonnistuneiden yritysten tai pitkän tauon vuoksi. Hoitoyksikkösi pääkäyttäjä tai asiakaspalvelu avaa sen.',
  ath0004: 'Rekisteröinti on kesken.',
  ath0005: 'Kirjautuminen ei onnistunut. Tarkista käyttäjätunnus ja salasana.',
  ath0006: 'Palvelimella tapahtui virhe. Lataa sivu uudelleen ja yritä uudelleen.',
  COM001002: 'Sinulla ei ole oikeutta tehdä tätä.',
  GBS000701: 'Tällä hoitopaikalla kotitoimitus ei ole mahdollinen.',
  GBS000704: 'Asiakas ei ole aktiivinen.',
  GBS000705: 'Asiakkaalta puuttuu toimitusosoite.',
  GBS000706: 'Hoitopaikan tilausjaksoa ei ole asetettu.',
  GBS000707: 'Sopimusorganisaation tilausjaksoa ei ole asetettu.',
  GBS000709: 'Hoitopaikalle ei ole valittu tilaustyyppiä.',
  GBS000710: 'Kuolleelle asiakkaalle ei voi tehdä tilausta.',
  CRS003007: 'Asiakas ei ole aktiivinen tässä hoitopaikassa.',
  REQUEST_FAILED: 'Pyyntö ei onnistunut. Yritä uudelleen.',
  GENERIC: 'Tapahtui virhe, ota yhteyttä asiakaspalveluun.',
  FORBIDDEN: 'Pääsy estetty. Sinulla ei ole oikeutta nähdä tai tehdä tätä.',
  DB_TIMEOUT: 'Tulos on liian suuri. Rajaa hakua ja yritä uudelleen.',
  TOO_MANY: 'Liian monta yritystä. Odota hetki ja yritä uudelleen.',
  OVERLOADED: 'Palvelu on ruuhkautunut. Yritä hetken kuluttua uudelleen, mitään ei ole hävinnyt.',
  UNAVAILABLE: 'Palvelussa oli lyhyt katkos. Yritä hetken kuluttua uudelleen.',
  OFFLINE: 'Verkkoyhteyttä ei ole. Kirjoittamasi tiedot pysyvät tässä, kunnes yhteys palaa.',
}
