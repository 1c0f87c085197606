import { z } from 'zod'
import { ask, type RegisterConnection } from './ask.ts'
import type { PopulationRegister, RegisterAnswer } from './port.ts'
import { parsedXml, soapEnvelope } from './xml.ts'

/** Det Centrale Personregister, Denmark: the person enquiry of Serviceplatformen, SOAP over mutual TLS. */
export function cprRegister(connection: RegisterConnection): PopulationRegister {
  return {
    async lookUp(number) {
      const answer = await ask(connection, {
        headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: '"PersonLookup"' },
        body: soapEnvelope({
          'cpr:PersonLookupRequest': {
            '@xmlns:cpr': 'http://serviceplatformen.dk/xml/wsdl/soap11/PersonBaseDataExtendedService/1/',
            'cpr:InvocationContext': { 'cpr:ServiceAgreementUUID': connection.callerId ?? '' },
            'cpr:PNR': number,
          },
        }),
      })
      return 'why' in answer ? { result: 'unavailable', why: answer.why } : understood(answer.text)
    },
  }
}

const text = z.string().default('')

const answerShape = z.object({
  Envelope: z.object({
    Body: z.object({
      PersonLookupResponse: z
        .object({
          persondata: z.object({
            adressebeskyttelse: z.object({ beskyttet: text }).optional(),
            navn: z.object({ fornavn: text, mellemnavn: text, efternavn: text }).optional(),
            foedselsdato: z.object({ dato: text }).optional(),
            koen: text,
            status: z.object({ status: text, dato: text }).optional(),
          }),
          adresse: z
            .object({
              aktuelAdresse: z
                .object({
                  conavn: text,
                  standardadresse: text,
                  postnummer: text,
                  postdistrikt: text,
                  tilflytningsdato: text,
                })
                .optional(),
            })
            .optional(),
        })
        .optional(),
      Fault: z.object({ faultcode: text }).optional(),
    }),
  }),
})

/** The service answers a fault for a number that nobody has. */
const nobody = /PNR.?(UNKNOWN|IKKE.?FUNDET)/i
const deceased = 'doed'
const emigrated = 'udrejst'

function understood(xml: string): RegisterAnswer {
  const answer = answerShape.safeParse(parsedXml(xml))
  if (!answer.success) return { result: 'unavailable', why: 'not-understood' }
  const { PersonLookupResponse: record, Fault: fault } = answer.data.Envelope.Body
  if (fault && nobody.test(fault.faultcode)) return { result: 'unknown' }
  if (!record) return { result: 'unavailable', why: 'not-understood' }
  const { persondata: data } = record
  if (data.adressebeskyttelse?.beskyttet === 'true') return { result: 'protected', protection: 'DK_navne_adresse' }
  const home = record.adresse?.aktuelAdresse
  const person = {
    firstName: [data.navn?.fornavn, data.navn?.mellemnavn].filter(Boolean).join(' '),
    lastName: data.navn?.efternavn ?? '',
    birthDate: data.foedselsdato?.dato || null,
    sex: data.koen === 'M' ? ('male' as const) : data.koen === 'K' ? ('female' as const) : null,
    address: home?.standardadresse
      ? {
          careOf: home.conavn || null,
          street: home.standardadresse,
          zip: home.postnummer,
          city: home.postdistrikt,
          countryCode: 'DK' as const,
        }
      : null,
    addressSince: home?.tilflytningsdato || null,
    hasLeftTheCountry: data.status?.status === emigrated,
  }
  if (data.status?.status === deceased) return { result: 'deceased', person, on: data.status.dato || null }
  return { result: 'found', person }
}
