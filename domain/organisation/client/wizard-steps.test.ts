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
