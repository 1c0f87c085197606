import { isPhone } from '@omsorg/domain/format/stored-phone.ts'
import { type MarketCode, marketCodes, marketOf } from '@omsorg/domain/market.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import type { FieldError } from '../../../platform/forms/use-form.ts'

/** A form of a user, as its fields hold it. */
export interface UserFields {
  readonly firstName: string
  readonly lastName: string
  readonly userName: string
  readonly email: string
  readonly phone: string
  readonly language: 'en' | 'sv' | 'fi' | 'dk'
  readonly isParentUser: boolean
  readonly parentUserId: string
  readonly visible: boolean
}

export const fieldNames = [
  'firstName',
  'lastName',
  'userName',
  'email',
  'phone',
  'language',
  'isParentUser',
  'parentUserId',
  'visible',
] as const satisfies readonly (keyof UserFields)[]

export const noUser: UserFields = {
  firstName: '',
  lastName: '',
  userName: '',
  email: '',
  phone: '',
  language: 'sv',
  isParentUser: false,
  parentUserId: '',
  visible: true,
}

/** What is sent for what is filled in; what is empty is nothing. */
export function sentUser(values: UserFields) {
  const { email, phone, parentUserId, ...rest } = values
  return {
    ...rest,
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    userName: values.userName.trim(),
    email: email.trim() || null,
    phone: phone.trim() || null,
    parentUserId: parentUserId.trim() === '' ? null : Number(parentUserId),
  }
}

interface ShownUser {
  readonly firstName: string
  readonly lastName: string
  readonly userName: string
  readonly email: string | null
  readonly phone: string | null
  readonly language: UserFields['language']
  readonly isParentUser: boolean
  readonly parentUserId: number | null
  readonly visible: boolean
}

/** A user as the form shows them. */
export function fieldsOf(user: ShownUser): UserFields {
  const { firstName, lastName, userName, language, isParentUser, visible } = user
  return {
    firstName,
    lastName,
    userName,
    language,
    isParentUser,
    visible,
    email: user.email ?? '',
    phone: user.phone ?? '',
    parentUserId: user.parentUserId === null ? '' : String(user.parentUserId),
  }
}

/** What the bounds of the contract cannot know: a number of the market's country. */
export function userErrors(
  { phone }: UserFields,
  market: number | undefined,
  stored: string | null,
  { names }: AllTexts['organisationUsers'],
): readonly FieldError[] {
  const code: MarketCode = marketCodes.find((each) => each === market) ?? 10
  const isRight = phone.trim() === '' || isPhone(phone, marketOf(code).country, [stored])
  return isRight ? [] : [{ at: 'phone', text: names.phoneWrong }]
}
