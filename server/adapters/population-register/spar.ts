import { z } from 'zod'
import { ask, type RegisterConnection } from './ask.ts'
import type { PopulationRegister, RegisterAnswer } from './port.ts'
import { parsedXml, soapEnvelope } from './xml.ts'

/** Statens personadressregister, Sweden: SOAP over mutual TLS, schema personsok 2023.1 (docs/population-registers.md). */
export function sparRegister(connection: RegisterConnection): PopulationRegister {
  return {
    async lookUp(number) {
      const answer = await ask(connection, {
        headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: '"PersonSok"' },
        body: questionFor(number, connection.callerId ?? ''),
      })
      return 'why' in answer ? { result: 'unavailable', why: answer.why } : understood(answer.text)
    },
  }
}

const schema = 'http://statenspersonadressregister.se/schema/personsok/2023.1/personsokningfraga'

function questionFor(number: string, callerId: string): string {
  return soapEnvelope({
    'spar:SPARPersonsokningFraga': {
      '@xmlns:spar': schema,
      'spar:Identifieringsinformation': { 'spar:KundNrSlutkund': callerId, 'spar:SlutAnvandarId': 'omsorg' },
      'spar:PersonsokningFraga': { 'spar:IdNummer': number },
    },
  })
}

const text = z.string().default('')
const yes = z.enum(['JA', 'NEJ']).default('NEJ')

const postShape = z.object({
  PersonsokningSvarspost: z
    .array(
      z.object({
        Sekretessmarkering: yes,
        SkyddadFolkbokforing: yes,
        Namn: z.object({ Fornamn: text, Tilltalsnamn: text, Mellannamn: text, Efternamn: text }).optional(),
        Persondetaljer: z
          .object({
            Fodelsedatum: text,
            Kon: text,
            Avregistreringsdatum: text,
            AvregistreringsorsakKod: text,
          })
          .optional(),
        Folkbokforingsadress: z
          .object({
            SvenskAdress: z
              .object({
                CareOf: text,
                Utdelningsadress1: text,
                Utdelningsadress2: text,
                PostNr: text,
                Postort: text,
                DatumFrom: text,
              })
              .optional(),
          })
          .optional(),
      }),
    )
    .default([]),
})

/** Nobody found is an empty element, and that reads as an empty text. */
const nobodyShape = z.literal('').transform(() => ({ PersonsokningSvarspost: [] }))

const answerShape = z.object({
  Envelope: z.object({ Body: z.object({ SPARPersonsokningSvar: z.union([postShape, nobodyShape]) }) }),
})

/** SPAR's code AV is a death, UV a move abroad. */
const deceasedCode = 'AV'
const emigratedCode = 'UV'

function understood(xml: string): RegisterAnswer {
  const answer = answerShape.safeParse(parsedXml(xml, ['PersonsokningSvarspost']))
  if (!answer.success) return { result: 'unavailable', why: 'not-understood' }
  const [record] = answer.data.Envelope.Body.SPARPersonsokningSvar.PersonsokningSvarspost
  if (!record) return { result: 'unknown' }
  if (record.SkyddadFolkbokforing === 'JA') return { result: 'protected', protection: 'SE_skyddad_folkbokforing' }
  if (record.Sekretessmarkering === 'JA') return { result: 'protected', protection: 'SE_sekretess' }
  const { Namn: name, Persondetaljer: details, Folkbokforingsadress: registered } = record
  const address = registered?.SvenskAdress
  const person = {
    firstName: name?.Tilltalsnamn || name?.Fornamn || '',
    lastName: [name?.Mellannamn, name?.Efternamn].filter(Boolean).join(' '),
    birthDate: details?.Fodelsedatum || null,
    sex: details?.Kon === 'MAN' ? ('male' as const) : details?.Kon === 'KVINNA' ? ('female' as const) : null,
    address: address
      ? {
          careOf: address.CareOf || null,
          street: [address.Utdelningsadress1, address.Utdelningsadress2].filter(Boolean).join(' '),
          zip: address.PostNr.replace(/\s/g, ''),
          city: address.Postort,
          countryCode: 'SE' as const,
        }
      : null,
    addressSince: address?.DatumFrom || null,
    hasLeftTheCountry: details?.AvregistreringsorsakKod === emigratedCode,
  }
  if (details?.AvregistreringsorsakKod === deceasedCode)
    return { result: 'deceased', person, on: details.Avregistreringsdatum || null }
  return { result: 'found', person }
}
