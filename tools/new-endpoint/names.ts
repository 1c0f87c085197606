/** What an endpoint does, as far as the generator knows it. */
export const kinds = ['plain', 'list-of-person', 'change-of-person'] as const
export type Kind = (typeof kinds)[number]

/** An endpoint that is to be written: `care-recipients/conversation/record-conversation`, and who may call it. */
export interface NewEndpoint {
  readonly feature: string
  readonly noun: string
  readonly name: string
  readonly permission: string
  readonly kind: Kind
}

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** The parts of a path, or null when it is not three names in kebab-case. */
export function partsOf(path: string): Pick<NewEndpoint, 'feature' | 'noun' | 'name'> | null {
  const [feature = '', noun = '', name = '', ...more] = path.split('/')
  return more.length === 0 && [feature, noun, name].every((each) => kebab.test(each)) ? { feature, noun, name } : null
}

export const pathOf = ({ feature, noun, name }: NewEndpoint): string => `${feature}/${noun}/${name}`

export function pascal(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

export function camel(name: string): string {
  return pascal(name).replace(/^./, (first) => first.toLowerCase())
}

/** The words of a name in small letters: `record conversation`. */
export const wordsOf = (name: string): string => name.replaceAll('-', ' ')

export const tableOf = ({ noun }: NewEndpoint): string => noun.replaceAll('-', '_')

/** What the endpoint is about: `record-conversation` is about a conversation, `list-conversations` about conversations. */
export const objectOf = ({ name, noun }: NewEndpoint): string => pascal(name.split('-').slice(1).join('-') || noun)
