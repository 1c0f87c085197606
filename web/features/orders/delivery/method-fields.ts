import { type MethodLanguage, methodLanguages } from '@omsorg/domain/orders/delivery/delivery-method.ts'

interface MethodWords {
  readonly name: string
  readonly description: string
}

/** A delivery method as its form holds it. */
export interface MethodFields extends Readonly<Record<MethodLanguage, MethodWords>> {
  readonly code: string
  /** As it is typed; blank is nothing. */
  readonly fee: string
  readonly needsDeliveryPoint: boolean
}

const noWords: MethodWords = { name: '', description: '' }

export const emptyMethod: MethodFields = {
  code: '',
  fee: '',
  needsDeliveryPoint: false,
  en: noWords,
  sv: noWords,
  fi: noWords,
}

/** What is sent for the fields; a fee that cannot be read is below 0. A language without any word is left out. */
export function inputOf(fields: MethodFields, readMinor: (typed: string) => number | null) {
  const texts = textsOf(fields)
  const fee = fields.fee.trim() === '' ? 0 : (readMinor(fields.fee) ?? -1)
  return { code: fields.code.trim(), fee, needsDeliveryPoint: fields.needsDeliveryPoint, texts }
}

function textsOf(fields: MethodFields) {
  return methodLanguages.flatMap((language) => {
    const { name, description } = fields[language]
    return name.trim() === '' && description.trim() === '' ? [] : [{ language, name, description }]
  })
}

/** The field of the form for a path of the wire: `texts[1].name` is the name in the second language that was sent. */
export function methodFieldAt(path: string, fields: MethodFields): string | null {
  const [, at, part] = /^texts(?:\[(\d+)\])?(?:\.(\w+))?$/.exec(path) ?? []
  if (!path.startsWith('texts')) return path
  const language = textsOf(fields)[Number(at ?? 0)]?.language ?? 'en'
  return `${language}.${part === 'description' ? 'description' : 'name'}`
}
