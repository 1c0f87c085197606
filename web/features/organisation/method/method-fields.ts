import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readMethods } from '@omsorg/contract/sign-in/method/read-methods.ts'

export type Methods = AnswerOf<typeof readMethods>

const switches = [
  'userNamePasswordEnabled',
  'sithsEnabled',
  'vrkEnabled',
  'adEnabled',
  'smsCodeEnabled',
  'emailCodeEnabled',
  'twoFactorEnabled',
  'twoFactorEnforced',
] as const
const texts = ['userName', 'sithsNumber', 'vrkNumber', 'adUserName', 'phoneNumber', 'email'] as const

export type MethodSwitch = (typeof switches)[number]
export type MethodText = (typeof texts)[number]

/** How somebody signs in as it stands in a form, where nothing is an empty text. */
export type MethodFields = { [Name in MethodSwitch]: boolean } & { [Name in MethodText]: string }

export const fieldsOf = (methods: Methods): MethodFields =>
  ({
    ...Object.fromEntries(switches.map((name) => [name, methods[name]])),
    ...Object.fromEntries(texts.map((name) => [name, methods[name] ?? ''])),
  }) as MethodFields

/** What differs alone is sent; an empty text is nothing. */
export function changedOf(fields: MethodFields, methods: Methods) {
  const before = fieldsOf(methods)
  return Object.fromEntries(
    [...switches, ...texts]
      .filter((name) => fields[name] !== before[name])
      .map((name) => {
        const value = fields[name]
        return [name, typeof value === 'string' && name !== 'userName' ? value.trim() || null : value]
      }),
  )
}
