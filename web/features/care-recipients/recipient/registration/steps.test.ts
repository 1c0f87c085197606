import { expect, test } from 'vitest'
import { emptyRecipient } from '../form/recipient-fields.ts'
import { fieldsOfStep, formerStep, nextStep, stepOfField, steps } from './steps.ts'

test('every field belongs to one step at most, and those that can be wrong to exactly one', () => {
  const asked = steps.flatMap((step) => fieldsOfStep[step])
  expect(new Set(asked).size).toBe(asked.length)
  const always = new Set(['numberKind', 'latex', 'pvc'])
  const rest = Object.keys(emptyRecipient('SE')).filter((name) => !always.has(name))
  expect(rest.toSorted()).toEqual([...asked].toSorted())
})

test('the steps follow one another', () => {
  expect(nextStep('identity')).toBe('contact')
  expect(nextStep('summary')).toBe('summary')
  expect(formerStep('identity')).toBeNull()
  expect(formerStep('summary')).toBe('others')
})

test('a field that the server does not take leads to its step', () => {
  expect(stepOfField('addresses.0.zip')).toBe('contact')
  expect(stepOfField('guardians.1.ssn')).toBe('others')
  expect(stepOfField('firstName')).toBe('identity')
})
