import { z } from 'zod'
import { ask, type RegisterConnection } from './ask.ts'
import type { PopulationRegister, RegisterAnswer } from './port.ts'
import { parsedXml, xmlOf } from './xml.ts'

/** Väestötietojärjestelmä, Finland: the enquiry of the Digital and Population Data Services Agency, in XML. */
export function vtjRegister(connection: RegisterConnection): PopulationRegister {
  return {
    async lookUp(number) {
      const answer = await ask(connection, {
        headers: { 'content-type': 'application/xml; charset=utf-8' },
        body: xmlOf({
          VTJHenkiloKysely: { Kayttajatunnus: connection.callerId ?? '', Henkilotunnus: number, Syy: 'hoito' },
        }),
      })
      return 'why' in answer ? { result: 'unavailable', why: answer.why } : understood(answer.text)
    },
  }
}

const text = z.string().default('')

const answerShape = z.object({
  VTJHenkiloVastaussanoma: z.object({
    Paluukoodi: z.string(),
    Henkilo: z
      .object({
        NykyinenSukunimi: z.object({ Sukunimi: text }).optional(),
        NykyisetEtunimet: z.object({ Etunimet: text }).optional(),
        NykyinenKutsumanimi: z.object({ Kutsumanimi: text }).optional(),
        VakinainenKotimainenLahiosoite: z
          .object({ LahiosoiteS: text, Postinumero: text, PostitoimipaikkaS: text, AsuminenAlkupvm: text })
          .optional(),
        Ulkomaanosoite: z.object({ Valtio: text }).optional(),
        Syntymaaika: text,
        Sukupuoli: text,
        Kuolintiedot: z.object({ Kuollut: text, Kuolinpvm: text }).optional(),
        Turvakielto: z.object({ TurvakieltoTieto: text }).optional(),
      })
      .optional(),
  }),
})

/** 0000 is an answer, 0001 nobody of that number. */
const found = '0000'
const nobody = '0001'

function understood(xml: string): RegisterAnswer {
  const answer = answerShape.safeParse(parsedXml(xml))
  if (!answer.success) return { result: 'unavailable', why: 'not-understood' }
  const { Paluukoodi: code, Henkilo: record } = answer.data.VTJHenkiloVastaussanoma
  if (code === nobody) return { result: 'unknown' }
  if (code !== found || !record) return { result: 'unavailable', why: 'not-understood' }
  if (record.Turvakielto?.TurvakieltoTieto === '1') return { result: 'protected', protection: 'FI_turvakielto' }
  const address = record.VakinainenKotimainenLahiosoite
  const person = {
    firstName: record.NykyinenKutsumanimi?.Kutsumanimi || record.NykyisetEtunimet?.Etunimet || '',
    lastName: record.NykyinenSukunimi?.Sukunimi ?? '',
    birthDate: dayOf(record.Syntymaaika),
    sex: record.Sukupuoli === '1' ? ('male' as const) : record.Sukupuoli === '2' ? ('female' as const) : null,
    address: address?.LahiosoiteS
      ? {
          careOf: null,
          street: address.LahiosoiteS,
          zip: address.Postinumero,
          city: address.PostitoimipaikkaS,
          countryCode: 'FI' as const,
        }
      : null,
    addressSince: dayOf(address?.AsuminenAlkupvm ?? ''),
    hasLeftTheCountry: Boolean(record.Ulkomaanosoite?.Valtio),
  }
  if (record.Kuolintiedot?.Kuollut === '1')
    return { result: 'deceased', person, on: dayOf(record.Kuolintiedot.Kuolinpvm) }
  return { result: 'found', person }
}

/** The register writes 19520101. */
function dayOf(written: string): string | null {
  return /^\d{8}$/.test(written) ? written.replace(/(\d{4})(\d{2})(\d{2})/, '$1-$2-$3') : null
}
