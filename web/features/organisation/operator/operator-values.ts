import type { operatorApplications } from '@omsorg/contract/sign-in/operator/operator-record.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Language } from '@omsorg/texts/language.ts'

/** An operator as they stand in a form, where nothing is an empty text. */
export interface OperatorValues {
  readonly firstName: string
  readonly lastName: string
  readonly userName: string
  readonly email: string
  readonly marketAreaCode: string
  readonly language: Language
  readonly application: (typeof operatorApplications)[number]
}

export const noOperator: OperatorValues = {
  firstName: '',
  lastName: '',
  userName: '',
  email: '',
  marketAreaCode: '10',
  language: 'sv',
  application: 'CSP',
}

interface OperatorRecord extends Omit<OperatorValues, 'email' | 'marketAreaCode'> {
  readonly email: string | null
  readonly marketAreaCode: number
}

export function valuesOf(operator: OperatorRecord): OperatorValues {
  const { firstName, lastName, userName, email, marketAreaCode, language, application } = operator
  return {
    firstName,
    lastName,
    userName,
    email: email ?? '',
    marketAreaCode: String(marketAreaCode),
    language,
    application,
  }
}

/** What is sent of the values. */
export function operatorOf({ firstName, lastName, userName, email, marketAreaCode, ...rest }: OperatorValues) {
  return {
    ...rest,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    userName: userName.trim(),
    email: email.trim(),
    marketAreaCode: Number(marketAreaCode) as MarketCode,
  }
}
