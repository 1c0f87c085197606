import { z } from 'zod'
import { ask, type RegisterConnection } from './ask.ts'
import type { PopulationRegister, Protection, RegisterAnswer } from './port.ts'

/**
 * Folkeregisteret, Norway: JSON, and the call for several persons, because the call for one has the number in its address. Of
 * each fact the register keeps its history; what holds is marked.
 */
export function folkeregisteret(connection: RegisterConnection): PopulationRegister {
  return {
    async lookUp(number) {
      const answer = await ask(connection, {
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ foedselsEllerDNummer: [number] }),
      })
      return 'why' in answer ? { result: 'unavailable', why: answer.why } : understood(answer.text)
    },
  }
}

const history = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.array(z.object({ erGjeldende: z.boolean().default(true), ...shape })).default([])

const answerShape = z.object({
  oppslag: z.array(
    z.object({
      folkeregisterperson: z
        .object({
          adressebeskyttelse: history({ graderingsnivaa: z.string() }),
          navn: history({
            fornavn: z.string(),
            mellomnavn: z.string().nullable().default(null),
            etternavn: z.string(),
          }),
          foedsel: history({ foedselsdato: z.string().nullable().default(null) }),
          kjoenn: history({ kjoenn: z.string() }),
          status: history({ status: z.string() }),
          doedsfall: history({ doedsdato: z.string().nullable().default(null) }),
          bostedsadresse: history({
            flyttedato: z.string().nullable().default(null),
            vegadresse: z
              .object({
                coAdressenavn: z.string().nullable().default(null),
                adressenavn: z.string(),
                adressenummer: z
                  .object({ husnummer: z.string().default(''), husbokstav: z.string().nullable().default(null) })
                  .optional(),
                bruksenhetsnummer: z.string().nullable().default(null),
                poststed: z.object({ poststedsnavn: z.string(), postnummer: z.string() }),
              })
              .optional(),
          }),
        })
        .nullish(),
    }),
  ),
})

const protections: Readonly<Record<string, Protection>> = {
  fortrolig: 'NO_fortrolig',
  strengtFortrolig: 'NO_strengt_fortrolig',
}

function understood(text: string): RegisterAnswer {
  const answer = answerShape.safeParse(parsed(text))
  if (!answer.success) return { result: 'unavailable', why: 'not-understood' }
  const record = answer.data.oppslag[0]?.folkeregisterperson
  if (!record) return { result: 'unknown' }
  const protection = protections[present(record.adressebeskyttelse)?.graderingsnivaa ?? '']
  if (protection) return { result: 'protected', protection }
  const name = present(record.navn)
  const home = present(record.bostedsadresse)
  const sex = present(record.kjoenn)?.kjoenn
  const status = present(record.status)?.status
  const person = {
    firstName: name?.fornavn ?? '',
    lastName: [name?.mellomnavn, name?.etternavn].filter(Boolean).join(' '),
    birthDate: present(record.foedsel)?.foedselsdato ?? null,
    sex: sex === 'mann' ? ('male' as const) : sex === 'kvinne' ? ('female' as const) : null,
    address: home?.vegadresse ? addressOf(home.vegadresse) : null,
    addressSince: home?.flyttedato ?? null,
    hasLeftTheCountry: status === 'utflyttet',
  }
  if (status === 'doed') return { result: 'deceased', person, on: present(record.doedsfall)?.doedsdato ?? null }
  return { result: 'found', person }
}

type Street = NonNullable<
  NonNullable<
    z.output<typeof answerShape>['oppslag'][number]['folkeregisterperson']
  >['bostedsadresse'][number]['vegadresse']
>

function addressOf(street: Street) {
  const number = street.adressenummer
  const house = number && `${number.husnummer}${number.husbokstav ? ` ${number.husbokstav}` : ''}`
  const home = [street.adressenavn, house].filter(Boolean).join(' ')
  return {
    careOf: street.coAdressenavn,
    street: street.bruksenhetsnummer ? `${home}, ${street.bruksenhetsnummer}` : home,
    zip: street.poststed.postnummer,
    city: street.poststed.poststedsnavn,
    countryCode: 'NO' as const,
  }
}

function present<Fact extends { readonly erGjeldende: boolean }>(facts: readonly Fact[]): Fact | undefined {
  return facts.find(({ erGjeldende }) => erGjeldende)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
