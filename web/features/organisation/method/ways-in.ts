import type { AllTexts } from '@omsorg/texts/shape.ts'
import type { Methods } from './method-fields.ts'

/** By what somebody signs in and what is asked after it, in words; of whom that may not be seen, nothing. */
export function waysIn(methods: Methods | null, said: AllTexts['organisationUsers']['methods']): string {
  return [
    methods?.userNamePasswordEnabled && said.userNamePassword,
    methods?.sithsEnabled && said.siths,
    methods?.vrkEnabled && said.vrk,
    methods?.adEnabled && said.directory,
    methods?.smsCodeEnabled && said.smsCode,
    methods?.emailCodeEnabled && said.emailCode,
  ]
    .filter(Boolean)
    .join(', ')
}
