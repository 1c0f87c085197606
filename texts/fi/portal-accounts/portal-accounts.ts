import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const portalAccounts: FurtherTexts['portalAccounts'] = {
  title: 'Portaalitilit',
  note: 'Niille, jotka haluavat itse katsoa, tilata ja pyytää uusimista asiakasportaalissa.',
  give: 'Anna tili',
  empty: 'Kenelläkään ei ole vielä tiliä',
  everybody: 'Kaikilla tiedoissa olevilla on jo tili.',
  emptyNext: 'Tilillä henkilö tai hänen edustajansa voi seurata, mitä tilataan.',
  off: 'Hoitopaikkanne ei käytä portaalitilejä.',
  holders: { self: 'Oma tili', guardian: 'Huoltaja', trustee: 'Edunvalvoja' },
  hidden: 'Nimi on piilotettu',
  columns: { holder: 'Tilin haltija', contact: 'Yhteystiedot', status: 'Tila', actions: 'Toiminnot' },
  status: { created: 'Viesti on matkalla', 'mail-sent': 'Viesti lähetetty', active: 'Käytössä' },
  sent: ({ time, date }) => `${time}, voimassa ${date} asti`,
  linkEnded: ({ date }) => `Linkki vanheni ${date}.`,
  activeSince: ({ date }) => `${date} alkaen`,
  lastSignIn: ({ when }) => `Kirjautunut viimeksi ${when}.`,
  neverSignedIn: 'Ei ole kirjautunut kertaakaan.',
  failed: 'Viesti ei mennyt perille',
  failedNext: 'Tarkista osoite tilin haltijalta. Jos se on väärä, poista tili ja anna uusi.',
  consent: ({ date, by }) => (by === '' ? `Suostumus ${date}` : `Suostumus ${date}, ${by}`),
  consentDeclined: ({ date }) => `Ei ole antanut suostumusta, ${date}. Portaali ei näytä mitään.`,
  consentAskedAgain: ({ date }) => `Kysytty uudelleen ${date}. Ei vielä vastausta.`,
  saidNo: 'Kieltäytynyt',
  askAgain: 'Kysy uudelleen',
  askAgainQuestion: 'Kysytäänkö suostumusta vielä kerran?',
  askAgainBody:
    'Tilin haltija saa sähköpostin, että kysymys odottaa, ja vastaa kirjauduttuaan. Viestissä ei mainita ketään.',
  askedAgain: 'Kysymys on matkalla.',
  accessEnd: {
    'no-longer-representative': 'Ei ole enää tiedoissa. Tili ei näytä henkilöstä enää mitään.',
    'of-age': 'Henkilö on täysi-ikäinen. Tili ei näytä hänestä enää mitään.',
  },
  resend: 'Lähetä uudelleen',
  alreadyActive: 'Jo käytössä',
  resendQuestion: 'Lähetetäänkö uusi viesti?',
  resendBody: 'Edellisen viestin linkki lakkaa toimimasta. Uusi on voimassa 7 päivää.',
  resent: 'Uusi viesti on matkalla.',
  signOut: 'Kirjaa ulos kaikkialta',
  signOutQuestion: ({ name }) =>
    name === ''
      ? 'Kirjataanko tilin haltija ulos kaikilta laitteilta?'
      : `Kirjataanko ${name} ulos kaikilta laitteilta?`,
  signOutBody: 'Kun puhelin on kadonnut. Mikään laite ei näytä enää mitään, ennen kuin joku kirjautuu uudelleen.',
  signOutLost:
    'Sitä, mitä laitteelle on kirjoitettu ilman yhteyttä ja mitä ei ole lähetetty, ei voi enää avata. Kasvot, sormi ja näytön lukitus eivät enää avaa mitään; seuraavaksi kirjaudutaan koodilla.',
  signOutOthers: ({ count }) =>
    plural('fi', count, {
      one: 'Tämä koskee myös # muuta henkilöä, jonka asioita tilillä hoidetaan.',
      other: 'Tämä koskee myös # muuta henkilöä, joiden asioita tilillä hoidetaan.',
    }),
  signOutCode:
    'Koodi tulee yhä tilin matkapuhelinnumeroon. Pyydä haltijaa sulkemaan kadonneen puhelimen liittymä operaattorilla. Jos numero on vaihtunut, poista tili ja anna uusi.',
  signOutMail: 'Tilin haltija saa tiedon sähköpostilla.',
  signedOut: 'Kirjattu ulos kaikilta laitteilta.',
  signedOutBefore: 'Ei ollut enää kirjautuneena missään.',
  signedOutSince: ({ when }) => `Kirjattu ulos kaikkialta ${when}.`,
  remove: 'Poista',
  removeQuestion: ({ name }) => (name === '' ? 'Poistetaanko tili?' : `Poistetaanko tili, jonka haltija on ${name}?`),
  removeOne: 'Vain tältä henkilöltä',
  removeOneLast: 'Tili ei koske ketään muuta, joten se poistetaan.',
  removeOneKept: ({ count }) =>
    plural('fi', count, { one: 'Tili jää # muulle henkilölle.', other: 'Tili jää # muulle henkilölle.' }),
  removeAll: ({ count }) => plural('fi', count, { one: '# henkilöltä', other: 'Kaikilta # henkilöltä' }),
  removeAllHelp: 'Tili poistetaan, ja sen käyttäjä kirjataan heti ulos.',
  removeAllSure: 'Kyllä, poista tili',
  removeAllAsk: 'Tili poistetaan myös muiden hoitopaikkojen henkilöiltä. Poista painamalla vielä kerran.',
  removeKeeps: 'Tilaukset ja suostumus säilyvät historiassa.',
  removeAction: 'Poista tili',
  removedOne: 'Tili ei koske enää tätä henkilöä.',
  removedAll: 'Tili on poistettu.',
  keep: 'Säilytä',
  throughPlace: {
    title: 'Tilataan vain hoitopaikan kautta',
    off: 'Tilien haltijat saavat tilata itse.',
    on: 'Vain hoitopaikka tilaa.',
    shut: 'Hoitopaikkanne ei salli tilaamista portaalissa.',
    close: 'Vain hoitopaikka tilaa',
    open: 'Salli tilaaminen portaalissa',
    closeBody:
      'Portaalin painike suljetaan, ja syy näkyy sen vieressä. Katsominen, kysyminen ja päiväkirja toimivat kuten ennen.',
    openBody: 'Tilien haltijat voivat heti taas tilata.',
    reason: 'Syy, jonka henkilö lukee',
    reasonHelp: 'Lyhyesti ja selkeästi, esimerkiksi: Tilaamme tämän yhdessä käynnillä.',
    reasonMissing: 'Kirjoita syy. Henkilö lukee sen portaalissa.',
    closed: 'Nyt vain hoitopaikka tilaa',
    opened: 'Tilien haltijat voivat taas tilata',
  },
  form: {
    title: 'Anna tili',
    lead: ({ name }) =>
      name === ''
        ? 'Portaalissa henkilön asioita voi katsoa, tilata ja pyytää uusimista.'
        : `Portaalissa voi katsoa, tilata ja pyytää uusimista. Tili koskee henkilöä ${name}.`,
    who: 'Kuka saa tilin?',
    nobody: 'Kenellekään ei voi nyt antaa tiliä.',
    email: 'Sähköposti',
    emailConfirm: 'Sähköposti uudelleen',
    emailsDiffer: 'Ei sama kuin ensimmäinen. Kirjoita uudelleen.',
    mobile: 'Matkapuhelin',
    mobileHelp: 'Kirjautumiskoodi lähetetään tähän.',
    consent: ({ name }) =>
      name === ''
        ? 'Tilin haltija suostuu siihen, että tietoja käytetään tiliä varten'
        : `${name} suostuu siihen, että tietoja käytetään tiliä varten`,
    consentHelp: ({ date }) => `Tallennetaan päivällä ${date} ja nimelläsi.`,
    consentMissing: 'Pyydä suostumus ja merkitse se tähän. Ilman sitä tiliä ei voi antaa.',
    mailNote: 'Tilin haltija saa viestin, jossa on linkki. Se on voimassa 7 päivää ja toimii kerran.',
    next: 'Jatka',
    checkTitle: 'Lue tiedot ääneen',
    checkLead: 'Lue sähköposti ja puhelinnumero tilin haltijalle. Niitä ei voi muuttaa täällä myöhemmin.',
    correct: 'Muuta',
    create: 'Luo tili ja lähetä viesti',
    created: 'Tili on luotu ja viesti on matkalla.',
    joined: 'Olemassa oleva tili koskee nyt myös tätä henkilöä. Viestiä ei tarvittu.',
    discard: 'Suljetaanko antamatta tiliä? Kirjoittamasi häviää.',
  },
  blocks: {
    'setting-off': 'Hoitopaikkanne ei käytä portaalitilejä.',
    'recipient-deceased': 'Henkilö on kuollut.',
    'recipient-inactive': 'Henkilö ei ole aktiivinen. Aktivoi ensin.',
    'recipient-inactive-at-place': 'Henkilö ei ole aktiivinen tässä hoitopaikassa.',
    'has-account': 'On jo tili.',
    'of-age': 'Henkilö on täysi-ikäinen, joten huoltajalla ei voi olla tiliä.',
    'two-already': 'Kahdella muulla on jo tili, enempää ei voi olla.',
    'not-adult': 'On alle 18-vuotias. Vain aikuisella voi olla tili.',
    'age-unknown': 'Ikää ei tiedetä. Lisää ensin henkilötunnus tietoihin.',
  },
  mail: {
    subject: 'Tilisi asiakasportaalissa',
    text: ({ address, day, time }) =>
      `Sinulle on annettu tili asiakasportaaliin. Avaa se tästä:\n\n${address}\n\nLinkki vanhenee ${day} klo ${time}, ja se toimii kerran. Kun se ei enää toimi, pyydä hoitajaltasi uusi. Jos et tiedä, mistä on kyse, sinun ei tarvitse tehdä mitään. Vastauksia ei lueta.`,
  },
}
