import type { Country } from '../port.ts'
import { soapEnvelope, xmlOf } from '../xml.ts'
import type { Resident } from './persons.ts'

/** How each register writes what it knows; null is somebody it does not know. */
export const answersOf: Readonly<Record<Country, (resident: Resident | null) => string>> = {
  SE: spar,
  FI: vtj,
  NO: folkeregisteret,
  DK: cpr,
}

/** Where each register finds the number that it is asked for. */
export const numberIn: Readonly<Record<Country, RegExp>> = {
  SE: /IdNummer>([^<]+)</,
  FI: /Henkilotunnus>([^<]+)</,
  NO: /"foedselsEllerDNummer":\["([^"]+)"\]/,
  DK: /PNR>([^<]+)</,
}

export const typeOf: Readonly<Record<Country, string>> = {
  SE: 'text/xml; charset=utf-8',
  FI: 'application/xml; charset=utf-8',
  NO: 'application/json',
  DK: 'text/xml; charset=utf-8',
}

function spar(resident: Resident | null): string {
  const post = resident && {
    Sekretessmarkering: resident.protection === 'SE_sekretess' ? 'JA' : 'NEJ',
    SkyddadFolkbokforing: resident.protection === 'SE_skyddad_folkbokforing' ? 'JA' : 'NEJ',
    Namn: { Fornamn: resident.firstName, Efternamn: resident.lastName },
    Persondetaljer: {
      Fodelsedatum: resident.birthDate,
      Kon: resident.sex === 'male' ? 'MAN' : 'KVINNA',
      ...(resident.deceasedOn ? { AvregistreringsorsakKod: 'AV', Avregistreringsdatum: resident.deceasedOn } : {}),
      ...(resident.hasLeftTheCountry ? { AvregistreringsorsakKod: 'UV' } : {}),
    },
    // A register that sends too much must not make us show it: the address goes along with a protected person as well.
    ...(resident.address
      ? {
          Folkbokforingsadress: {
            SvenskAdress: {
              Utdelningsadress2: resident.address.street,
              PostNr: resident.address.zip,
              Postort: resident.address.city.toUpperCase(),
              DatumFrom: resident.addressSince,
            },
          },
        }
      : {}),
  }
  return soapEnvelope({ SPARPersonsokningSvar: post ? { PersonsokningSvarspost: post } : '' })
}

function vtj(resident: Resident | null): string {
  if (!resident) return xmlOf({ VTJHenkiloVastaussanoma: { Paluukoodi: '0001' } })
  const bare = (day: string | null) => (day ?? '').replaceAll('-', '')
  return xmlOf({
    VTJHenkiloVastaussanoma: {
      Paluukoodi: '0000',
      Henkilo: {
        NykyinenSukunimi: { Sukunimi: resident.lastName },
        NykyisetEtunimet: { Etunimet: resident.firstName },
        Syntymaaika: bare(resident.birthDate),
        Sukupuoli: resident.sex === 'male' ? '1' : '2',
        Turvakielto: { TurvakieltoTieto: resident.protection ? '1' : '0' },
        Kuolintiedot: { Kuollut: resident.deceasedOn ? '1' : '', Kuolinpvm: bare(resident.deceasedOn) },
        ...(resident.hasLeftTheCountry ? { Ulkomaanosoite: { Valtio: 'SE' } } : {}),
        ...(resident.address
          ? {
              VakinainenKotimainenLahiosoite: {
                LahiosoiteS: resident.address.street,
                Postinumero: resident.address.zip,
                PostitoimipaikkaS: resident.address.city,
                AsuminenAlkupvm: bare(resident.addressSince),
              },
            }
          : {}),
      },
    },
  })
}

function folkeregisteret(resident: Resident | null): string {
  if (!resident) return JSON.stringify({ oppslag: [{ folkeregisterperson: null }] })
  const { address, protection } = resident
  const [street, house, unit] = /^(.*?) (\d+(?: \w)?)(?:, (H\d+))?$/.exec(address?.street ?? '')?.slice(1) ?? []
  const [number, letter] = (house ?? '').split(' ')
  const grade = protection === 'NO_strengt_fortrolig' ? 'strengtFortrolig' : protection ? 'fortrolig' : 'ugradert'
  return JSON.stringify({
    oppslag: [
      {
        folkeregisterperson: {
          adressebeskyttelse: [{ erGjeldende: true, graderingsnivaa: grade }],
          navn: [
            { erGjeldende: false, fornavn: 'Gammelt', etternavn: 'Navn' },
            { erGjeldende: true, fornavn: resident.firstName, etternavn: resident.lastName },
          ],
          foedsel: [{ erGjeldende: true, foedselsdato: resident.birthDate }],
          kjoenn: [{ erGjeldende: true, kjoenn: resident.sex === 'male' ? 'mann' : 'kvinne' }],
          status: [{ status: resident.deceasedOn ? 'doed' : resident.hasLeftTheCountry ? 'utflyttet' : 'bosatt' }],
          doedsfall: resident.deceasedOn ? [{ erGjeldende: true, doedsdato: resident.deceasedOn }] : [],
          bostedsadresse: address
            ? [
                {
                  erGjeldende: true,
                  flyttedato: resident.addressSince,
                  vegadresse: {
                    adressenavn: street,
                    adressenummer: { husnummer: number, husbokstav: letter ?? null },
                    bruksenhetsnummer: unit ?? null,
                    poststed: { poststedsnavn: address.city, postnummer: address.zip },
                  },
                },
              ]
            : [],
        },
      },
    ],
  })
}

function cpr(resident: Resident | null): string {
  if (!resident) return soapEnvelope({ 'soap:Fault': { faultcode: 'PNR_UNKNOWN', faultstring: 'Ukendt' } })
  const status = resident.deceasedOn ? 'doed' : resident.hasLeftTheCountry ? 'udrejst' : 'bopael_i_danmark'
  return soapEnvelope({
    PersonLookupResponse: {
      persondata: {
        adressebeskyttelse: { beskyttet: String(resident.protection !== null) },
        navn: { fornavn: resident.firstName, efternavn: resident.lastName },
        foedselsdato: { dato: resident.birthDate },
        koen: resident.sex === 'male' ? 'M' : 'K',
        status: { status, dato: resident.deceasedOn ?? '' },
      },
      ...(resident.address
        ? {
            adresse: {
              aktuelAdresse: {
                standardadresse: resident.address.street,
                postnummer: resident.address.zip,
                postdistrikt: resident.address.city,
                tilflytningsdato: resident.addressSince,
              },
            },
          }
        : {}),
    },
  })
}
