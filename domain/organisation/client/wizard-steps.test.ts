import { expect, test } from 'vitest'
import {
  clientWizardSteps,
  isRequiredStep,
  missingSteps,
  type StepState,
  stepNamed,
  stepToResume,
} from './wizard-steps.ts'

const steps = (done: readonly string[]): StepState[] =>
  clientWizardSteps.map((name) => ({ name, required: isRequiredStep(name), done: done.includes(name) }))

test.each([
  [['BasicInfo', 'AuthenticationMethods', 'AvailableRoles'], 'TherapyAreas'],
  [['BasicInfo', 'AuthenticationMethods', 'AvailableRoles', 'TherapyAreas'], 'Products'],
  [['BasicInfo', 'AuthenticationMethods', 'AvailableRoles', 'TherapyAreas', 'Products'], 'Summary'],
])('a client with %o is gone on with at %s', (done, step) => expect(stepToResume(steps(done))).toBe(step))

test('what is left alone and not required is not missing', () =>
  expect(missingSteps(steps(['BasicInfo', 'AuthenticationMethods', 'AvailableRoles', 'Products']))).toEqual([
    'TherapyAreas',
  ]))

test.each([
  ['TherapyAreas', 'TherapyAreas'],
  ['therapyareas', 'TherapyAreas'],
  ['', null],
  ['constructor', null],
])('?step=%s names %s', (written, step) => expect(stepNamed(clientWizardSteps, written)).toBe(step))

test.each(
  [
    ['BasicInfo', '(A-2.7-63)'],
    ['Settings', '(A-2.7-64)'],
    ['AuthenticationMethods', '(A-2.7-65)'],
    ['AvailableRoles', '(A-2.7-66)'],
    ['TherapyAreas', '(A-2.7-67)'],
    ['Prescription', '(A-2.7-68)'],
    ['CareRecipient', '(A-2.7-69)'],
    ['Products', '(A-2.7-70)'],
    ['Order', '(A-2.7-71)'],
    ['Fees', '(A-2.7-72)'],
    ['AuthenticationProviders', '(A-2.7-73)'],
    ['Summary', '(A-2.7-74)'],
  ].map(([name = '', rule = ''], at) => [at + 1, name, rule] as const),
)('step %i of a new client is %s %s', (at, name) => {
  expect(clientWizardSteps[at - 1]).toBe(name)
  expect(clientWizardSteps).toHaveLength(12)
})
